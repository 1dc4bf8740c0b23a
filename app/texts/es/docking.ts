import type { docking as english } from "../en/docking";
import type { Translation } from "../translation";

export const docking: Translation<typeof english> = {
  stepStopTurning: "Detener el giro",
  stepPoint: "Apuntar al puerto",
  stepLineUp: "Alinearse",
  stepCloseIn: "Acercarse",
  stepTouch: "Frenar y acoplarse",
  stepOf: ({ step, steps, title }) => `Paso ${step} de ${steps} · ${title}`,
  fasterClock: ({ place }) => `${place} · Acelere hasta 4× mientras espera`,
  turnsTooFast: "Gira demasiado rápido. Detenga el giro.",
  straight: "El morro apunta al puerto. Detenga el giro.",
  turnsAway: "Se está girando en sentido contrario. Detenga el giro.",
  stopThenTurn: "Deténgase aquí primero y gire después hacia el puerto.",
  waitForTurn: "Bien. Espere a que el morro llegue a su posición.",
  noseOff: ({ error, degrees }) =>
    ({
      tooLow: `El morro apunta ${degrees}° demasiado bajo.`,
      tooHigh: `El morro apunta ${degrees}° demasiado alto.`,
      tooFarLeft: `El morro apunta ${degrees}° demasiado a la izquierda.`,
      tooFarRight: `El morro apunta ${degrees}° demasiado a la derecha.`,
      rolledLeft: `Alabeo de ${degrees}° a la izquierda.`,
      rolledRight: `Alabeo de ${degrees}° a la derecha.`,
    })[error],
  stopDrifting: ({ side }) =>
    ({
      left: "Deriva hacia la izquierda. Detenga la deriva.",
      right: "Deriva hacia la derecha. Detenga la deriva.",
      up: "Deriva hacia arriba. Detenga la deriva.",
      down: "Deriva hacia abajo. Detenga la deriva.",
    })[side],
  moveOntoAxis: ({ side }) =>
    ({
      left: "Muévase a la izquierda hasta el eje.",
      right: "Muévase a la derecha hasta el eje.",
      up: "Muévase hacia arriba hasta el eje.",
      down: "Muévase hacia abajo hasta el eje.",
    })[side],
  pastPort: "Ha pasado el puerto. Retroceda hasta que la distancia sea mayor que cero.",
  waitHere: "Deténgase aquí y alinéese antes de continuar.",
  slowDown: ({ speed }) => `Frene hasta ${speed} m/s a esta distancia.`,
  closeIn: ({ speed }) => `Acérquese a ${speed} m/s.`,
  waitForAxis: "Bien. Espere hasta llegar al eje.",
  holdCourse: ({ seconds }) =>
    seconds === null ? "Bien. Mantenga este rumbo." : `Bien. Mantenga este rumbo: ${seconds} s hasta el puerto.`,
  tap: ({ key, label, times }) => {
    if (times === 1) return `Pulse ${key} (${label}) una vez.`;
    return times === 2
      ? `Pulse ${key} (${label}) dos veces.`
      : `Pulse ${key} (${label}) ${times} veces, o manténgala pulsada.`;
  },
  guide: "Guía",
  nextAction: "Siguiente acción",
  rangeAndRates: "Distancia y velocidades",
  range: "Distancia",
  rate: "Velocidad",
  sideways: "Lateral",
  offAxis: "Fuera del eje",
  pitch: "Cabeceo",
  yaw: "Guiñada",
  roll: "Alabeo",
  used: "Usado",
  closing: "Acercamiento",
  attitude: "Actitud",
  figures: ({ range, motion, speed, offAxis, sidewaysSpeed, degrees }) => {
    const motions = {
      standing: "sin movimiento",
      closing: `acercándose a ${speed} metros por segundo`,
      leaving: `alejándose a ${speed} metros por segundo`,
    };
    return `Distancia: ${range} metros, ${motions[motion]}. ${offAxis} metros fuera del eje, ${sidewaysSpeed} metros por segundo de lado. Morro desviado ${degrees} grados.`;
  },
  back: "Atrás",
  up: "Arriba",
  forward: "Adelante",
  left: "Izquierda",
  down: "Abajo",
  right: "Derecha",
  rollLeft: "Alabeo izq.",
  rollRight: "Alabeo der.",
  noseUp: "Morro arriba",
  noseDown: "Morro abajo",
  noseLeft: "Morro izq.",
  noseRight: "Morro der.",
  stopTurning: "Detener giro",
  finePulses: "Pulsos finos",
  move: "Mover",
  turn: "Girar",
  tooManyPulses: ({ pulses }) =>
    `Los propulsores se han encendido ${pulses} veces. Los pulsos siguientes no se registran.`,
  tankEmpty: "El depósito está vacío.",
  leave: "Salir",
  startOver: "Empezar de nuevo",
  resumed: "Continúa donde lo había dejado.",
  portCamera: "Vista de la cámara del anillo de acoplamiento: la estación y su puerto",
  outsideView: "Vista exterior: nave, corredor y estación",
  pause: "Pausa",
  timeAndSound: "Tiempo y sonido",
  sound: "Sonido",
};
