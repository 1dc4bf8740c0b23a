import { plural } from "../format";
import type { gameDuels as english } from "../en/gameDuels";
import type { Translation } from "../translation";

export const gameDuels: Translation<typeof english> = {
  title: "Dos jugadores",
  hint: "Persiga o inspeccione la nave de alguien de su clase, turno a turno.",
  unrated: "Las partidas son para practicar: no cambian notas, insignias ni su puesto en la clase.",
  yourTurnIn: ({ count }) => plural(count, { one: "Su turno en # partida", other: "Su turno en # partidas" }),
  canJoin: ({ count }) => plural(count, { one: "# partida abierta", other: "# partidas abiertas" }),
  kind: ({ kind }) => ({ pursuit: "Persecución", inspection: "Inspección" })[kind],
  kindHint: ({ kind }) =>
    ({
      pursuit: "El perseguidor intenta atrapar al objetivo. El objetivo intenta escapar.",
      inspection:
        "El perseguidor intenta ver el lado iluminado del objetivo. El objetivo intenta estropearle la vista.",
    })[kind],
  pace: ({ pace }) => ({ live: "En directo", days: "Un día por turno" })[pace],
  paceHint: ({ pace }) =>
    ({
      live: "8 minutos cada uno para toda la partida, más 10 segundos por turno. Un cuarto de hora más o menos.",
      days: "Cada uno tiene 24 horas para cada encendido.",
    })[pace],
  against: ({ kind, name }) =>
    ({ pursuit: `Persecución contra ${name}`, inspection: `Inspección contra ${name}` })[kind],
  classmate: "alguien de la clase",
  yours: "Sus partidas",
  none: "No hay ninguna partida en curso. Únase a una u ofrezca una.",
  toJoin: "Partidas abiertas",
  noneToJoin: "Nadie de su clase espera a un rival.",
  join: "Unirse",
  ended: "Partidas terminadas",
  newMatch: "Nueva partida",
  newMatchHint: "Alguien de su clase se une. Usted pilota primero el perseguidor, y después se cambian los papeles.",
  joinFacts: ({ pace }) =>
    ({
      live: "En directo: ambos relojes empiezan cuando se une. Pilota primero el objetivo.",
      days: "Un día por turno. Pilota primero el objetivo.",
    })[pace],
  create: "Ofrecer partida",
  yourTurn: "Su turno",
  opponentsTurn: ({ name }) => `Esperando el encendido de ${name}`,
  waiting: "Esperando a que alguien se una",
  waitingHint: ({ pace }) =>
    ({
      live: "Su clase ve esta partida en Competir. Ambos relojes empiezan cuando alguien se une: deje esta pantalla abierta.",
      days: "Su clase ve esta partida en Competir. Puede salir de esta pantalla: cuando alguien se una, tendrá 24 horas para su encendido.",
    })[pace],
  withdraw: "Retirar partida",
  withdrawn: "Esta partida se retiró antes de que alguien se uniera.",
  score: ({ you, other }) => `${you} a ${other} puntos`,
  afterRound: ({ you, other }) => `${you} a ${other} puntos tras la ronda 1`,
  place: ({ round, turn, turns }) => `Ronda ${round} de 2, turno ${turn} de ${turns}`,
  role: ({ role }) => ({ chaser: "Pilota el perseguidor", target: "Pilota el objetivo" })[role],
  swapped: ({ role }) =>
    `Los papeles se han cambiado: ${{ chaser: "ahora pilota el perseguidor.", target: "ahora pilota el objetivo." }[role]}`,
  goal: ({ kind, role, name, distance, speed, inner }) =>
    ({
      pursuit: {
        chaser: `Su meta: pasar a menos de ${distance} de ${name}, a menos de ${speed} m/s.`,
        target: `Su meta: que ${name} no pase a menos de ${distance} y a menos de ${speed} m/s.`,
      },
      inspection: {
        chaser: `Su meta: ver el lado iluminado de ${name} el mayor tiempo posible, entre ${inner} y ${distance}.`,
        target: `Su meta: que ${name} no vea su lado iluminado a menos de ${distance}.`,
      },
    })[kind][role],
  you: "Usted",
  plot: "Ambas naves de lado, en trayectoria hacia la derecha, radial hacia arriba",
  axes: "→ a lo largo de la órbita (adelante), ↑ radial (lejos de la Tierra)",
  lines:
    "→ a lo largo de la órbita (adelante), ↑ radial (lejos de la Tierra). Rayas: este turno. Puntos: el siguiente, sin encendidos.",
  sun: "Sol",
  shadow: "Sol oculto",
  catchRing: ({ distance }) => `Captura: ${distance}`,
  viewRing: ({ distance }) => `Vista: ${distance}`,
  keepOutRing: ({ distance }) => `Esfera de exclusión: ${distance}`,
  yourClock: "Su reloj",
  clockOf: ({ name }) => `Reloj de ${name}`,
  hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  chooses: "elige",
  sent: "enviado",
  underMinute: "menos de un minuto",
  empty: "agotado",
  secondsLeft: ({ seconds }) => `Quedan ${seconds} segundos en su reloj.`,
  clockEmpty: "Su reloj se ha agotado: sus turnos se vuelan sin encendido.",
  clockChoice: "Reloj",
  goOn: ({ name }) => `Dejar de esperar a ${name}`,
  opponentIsFinished: ({ name }) =>
    `Desde ahora, los turnos de ${name} se vuelan sin encendido y sin que usted espere.`,
  youAreFinished: "Su reloj se agotó y su rival siguió sin usted. Sus turnos se vuelan sin encendido.",
  opponentsClockEmpty: ({ name }) => `El reloj de ${name} se ha agotado: sus turnos se vuelan sin encendido.`,
  choose: "Elija su encendido.",
  chooseLast: ({ name }) => `${name} ha enviado un encendido. Elija el suyo.`,
  sending: "Enviando su encendido...",
  waitFor: ({ name }) => `Su encendido está enviado. Esperando el de ${name}.`,
  fuel: ({ burn, most, left }) => `Este encendido: ${burn} m/s, como máximo ${most}. Combustible restante: ${left} m/s`,
  burnHint:
    "Arrastre el anillo en la imagen o escriba el encendido. Positivo: R lejos de la Tierra, I hacia delante, C hacia la izquierda.",
  tooLarge: ({ most }) => `Un encendido tiene como máximo ${most} m/s por turno.`,
  tank: "Su depósito no alcanza para ese encendido.",
  send: "Enviar encendido",
  noBurn: "Sin encendido",
  ifNoBurn: ({ name }) => `Tras este turno, si ${name} no enciende`,
  distance: "Distancia",
  speed: "Velocidad relativa",
  nearest: "Lo más cerca hasta ahora",
  crossTrack: "Fuera del plano",
  inTrack: "A lo largo",
  radial: "Radial",
  seenFrom: ({ name }) => `Dónde está ${name}, visto desde su nave`,
  side: ({ axis, isPositive, distance }) =>
    `${distance} ${
      {
        inTrack: isPositive ? "delante" : "detrás",
        radial: isPositive ? "encima" : "debajo",
        crossTrack: isPositive ? "a la izquierda" : "a la derecha",
      }[axis]
    }`,
  sunAngle: ({ most }) => `Ángulo con el Sol (máximo ${most}°)`,
  sunAngleOf: ({ degrees, isLit }) => (isLit ? `${degrees}°` : `${degrees}°, en la sombra`),
  points: "Sus puntos",
  pointsOf: ({ points }) => `${points} de 100`,
  fuelOf: ({ name }) => `Combustible de ${name}`,
  view: "Vista útil",
  now: "Ahora",
  isCaught: "Atrapado",
  isCollision: "En la zona prohibida",
  flown: ({ turn, burns, distance, change, speed }) =>
    `Turno ${turn}: ${burns} Distancia: ${distance}, ${change}, a ${speed} m/s.`,
  youBurned: ({ burn }) => `Usted encendió ${burn}.`,
  youDidNotBurn: "Usted no encendió.",
  nobodyBurned: "Nadie encendió.",
  otherBurned: ({ name, burn }) => `${name} encendió ${burn}.`,
  otherDidNotBurn: ({ name }) => `${name} no encendió.`,
  burnPart: ({ axis, isPositive, speed }) =>
    `${speed} m/s ${
      {
        inTrack: isPositive ? "hacia delante" : "hacia atrás",
        radial: isPositive ? "hacia fuera" : "hacia dentro",
        crossTrack: isPositive ? "hacia la izquierda" : "hacia la derecha",
      }[axis]
    }`,
  change: ({ distance, isNearer }) => (isNearer ? `${distance} menos que antes` : `${distance} más que antes`),
  seen: ({ seconds, all }) => `Vista útil: ${seconds} s, en esta ronda ${all} s.`,
  caught: "El perseguidor atrapó al objetivo.",
  collided: "El perseguidor entró en la esfera de exclusión, lo que reduce sus puntos a la mitad.",
  roundOver: ({ round, you, other, name }) => `Ronda ${round}: ${you} puntos para usted, ${other} para ${name}.`,
  notReached: "No se puede conectar con el servidor.",
  nextTry: ({ seconds }) => `Próximo intento en ${seconds} s.`,
  burnWaits: "Deje esta pantalla abierta: su encendido se enviará cuando vuelva la conexión. Su reloj sigue corriendo.",
  tryNow: "Intentar ahora",
  rules: "Reglas",
  ruleTurns: ({ turns, minutes }) =>
    `Una ronda tiene hasta ${turns} turnos. En cada uno, ambos eligen un encendido sin ver el del otro. Luego ambos vuelan sin motor durante ${minutes} minutos.`,
  ruleBurn: ({ most }) =>
    `Un encendido cambia su velocidad hasta ${most} m/s. Hacia delante eleva su órbita, y se retrasa tras unos turnos; hacia atrás la baja, y se adelanta.`,
  ruleCatch: ({ distance, speed }) =>
    `El perseguidor atrapa al objetivo si pasa a menos de ${distance} y a menos de ${speed} m/s. Cuanto antes, más puntos.`,
  ruleFlee: ({ turns }) =>
    `El objetivo solo tiene que seguir libre durante ${turns} turnos, pero tiene menos combustible. Si lo logra, el perseguidor recibe aun así algunos puntos por acercarse.`,
  ruleView: ({ distance, degrees, seconds }) =>
    `El perseguidor necesita una vista útil: a menos de ${distance} del objetivo, a ${degrees}° como máximo de la dirección del Sol y con el objetivo fuera de la sombra de la Tierra. ${seconds} s valen todos los puntos.`,
  ruleKeepOut: ({ distance }) =>
    `Si el perseguidor se acerca a menos de ${distance}, la ronda termina y sus puntos se reducen a la mitad.`,
  rulePoints:
    "Quien ofreció la partida pilota primero el perseguidor; en la ronda 2 se cambian los papeles. Cada ronda reparte 100 puntos entre ambos, y gana la suma más alta.",
  ruleClock: ({ pace }) =>
    ({
      live: "Cada uno tiene 8 minutos, más 10 segundos por turno. Su reloj corre hasta que envía su encendido. Cuando se agota, sus turnos se vuelan sin encendido.",
      days: "Envíe cada encendido en 24 horas. Si no, el turno se vuela sin encendido.",
    })[pace],
  turns: "Turnos",
  turn: "Turno",

  burns: "Encendidos en m/s: radial / a lo largo / fuera del plano",
  noTurns: "No se voló ningún turno.",
  giveUp: "Rendirse",
  giveUpSure: ({ name }) =>
    `Pulse otra vez para rendirse. ${name} recibe 100 puntos por cada ronda que no haya terminado.`,
  outcome: ({ outcome }) => ({ won: "Ha ganado", lost: "Ha perdido", drawn: "Empate" })[outcome],
  gaveUp: ({ name }) => `${name} se rindió.`,
  youGaveUp: "Se rindió.",
  byClock: "Un reloj se agotó, así que los últimos turnos se volaron sin encendido.",
  classEnded: "La clase terminó, así que solo cuentan las rondas acabadas.",
  roundName: ({ round }) => `Ronda ${round}`,
  roundScore: ({ round, role, you, other }) =>
    `Ronda ${round}, ${{ chaser: "usted como perseguidor", target: "usted como objetivo" }[role]}: ${you} a ${other}`,
  caughtIn: ({ turn }) => `Atrapado en el turno ${turn}.`,
  notCaught: ({ distance }) => `No atrapado, lo más cerca: ${distance}.`,
  viewIn: ({ seconds }) => `Vista útil: ${seconds} s.`,
  collidedIn: ({ turn }) => `El perseguidor entró en la zona prohibida en el turno ${turn}.`,
  replay: "Repetición",
  moment: "Momento de la ronda",
  momentOf: ({ turn, time }) => `Turno ${turn}, tras ${time}`,
  standing: ({ name, places, distance, speed }) =>
    `Distancia ${distance}, velocidad relativa ${speed} m/s. ${name}: ${places}.`,
  again: "Jugar otra vez",
};
