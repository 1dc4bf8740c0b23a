import type { docking as english } from "../en/docking";
import type { Translation } from "../translation";

export const docking: Translation<typeof english> = {
  stepStopTurning: "Arrêtez la rotation",
  stepPoint: "Pointez vers le port",
  stepLineUp: "Alignez-vous",
  stepCloseIn: "Approchez",
  stepTouch: "Ralentissez et amarrez",
  stepOf: ({ step, steps, title }) => `Étape ${step} sur ${steps} · ${title}`,
  fasterClock: ({ place }) => `${place} · Accélérez jusqu'à 4× pendant l'attente`,
  turnsTooFast: "Vous tournez trop vite. Arrêtez la rotation.",
  straight: "Le nez pointe vers le port. Arrêtez la rotation.",
  turnsAway: "Vous vous détournez du port. Arrêtez la rotation.",
  stopThenTurn: "Arrêtez-vous d'abord ici, puis tournez vers le port.",
  waitForTurn: "Bien. Attendez que le nez s'oriente.",
  noseOff: ({ error, degrees }) =>
    ({
      tooLow: `Le nez pointe ${degrees}° trop bas.`,
      tooHigh: `Le nez pointe ${degrees}° trop haut.`,
      tooFarLeft: `Le nez pointe ${degrees}° trop à gauche.`,
      tooFarRight: `Le nez pointe ${degrees}° trop à droite.`,
      rolledLeft: `Vous êtes en roulis de ${degrees}° à gauche.`,
      rolledRight: `Vous êtes en roulis de ${degrees}° à droite.`,
    })[error],
  stopDrifting: ({ side }) =>
    ({
      left: "Vous dérivez vers la gauche. Arrêtez la dérive.",
      right: "Vous dérivez vers la droite. Arrêtez la dérive.",
      up: "Vous dérivez vers le haut. Arrêtez la dérive.",
      down: "Vous dérivez vers le bas. Arrêtez la dérive.",
    })[side],
  moveOntoAxis: ({ side }) =>
    ({
      left: "Allez à gauche jusqu'à l'axe.",
      right: "Allez à droite jusqu'à l'axe.",
      up: "Montez jusqu'à l'axe.",
      down: "Descendez jusqu'à l'axe.",
    })[side],
  pastPort: "Vous avez dépassé le port. Reculez jusqu'à ce que la distance soit positive.",
  waitHere: "Arrêtez-vous ici et alignez-vous avant de continuer.",
  slowDown: ({ speed }) => `Ralentissez à ${speed} m/s à cette distance.`,
  closeIn: ({ speed }) => `Approchez à ${speed} m/s.`,
  waitForAxis: "Bien. Attendez d'atteindre l'axe.",
  holdCourse: ({ seconds }) =>
    seconds === null ? "Bien. Gardez ce cap." : `Bien. Gardez ce cap : ${seconds} s avant le port.`,
  tap: ({ key, label, times }) => {
    if (times === 1) return `Appuyez une fois sur ${key} (${label}).`;
    return times === 2
      ? `Appuyez deux fois sur ${key} (${label}).`
      : `Appuyez ${times} fois sur ${key} (${label}), ou maintenez la touche.`;
  },
  guide: "Guide",
  nextAction: "Prochaine action",
  rangeAndRates: "Distance et vitesses",
  range: "Distance",
  rate: "Vitesse",
  sideways: "Latérale",
  offAxis: "Écart d'axe",
  pitch: "Tangage",
  yaw: "Lacet",
  roll: "Roulis",
  used: "Utilisé",
  closing: "Approche",
  attitude: "Attitude",
  figures: ({ range, motion, speed, offAxis, sidewaysSpeed, degrees }) => {
    const motions = {
      standing: "immobile",
      closing: `approche à ${speed} mètres par seconde`,
      leaving: `éloignement à ${speed} mètres par seconde`,
    };
    return `Distance : ${range} mètres, ${motions[motion]}. Écart par rapport à l'axe : ${offAxis} mètres, vitesse latérale : ${sidewaysSpeed} mètres par seconde. Écart du nez : ${degrees} degrés.`;
  },
  back: "Arrière",
  up: "Haut",
  forward: "Avant",
  left: "Gauche",
  down: "Bas",
  right: "Droite",
  rollLeft: "Roulis à gauche",
  rollRight: "Roulis à droite",
  noseUp: "Nez en haut",
  noseDown: "Nez en bas",
  noseLeft: "Nez à gauche",
  noseRight: "Nez à droite",
  stopTurning: "Arrêter la rotation",
  finePulses: "Impulsions fines",
  move: "Déplacer",
  turn: "Tourner",
  tooManyPulses: ({ pulses }) =>
    `Les propulseurs ont été allumés ${pulses} fois. Les impulsions suivantes ne sont pas enregistrées.`,
  tankEmpty: "Le réservoir est vide.",
  leave: "Quitter",
  startOver: "Recommencer",
  resumed: "Vous reprenez là où vous en étiez.",
  portCamera: "Vue de la caméra de l'anneau d'amarrage : la station et son port",
  outsideView: "Vue extérieure : vaisseau, couloir et station",
  pause: "Pause",
  timeAndSound: "Temps et son",
  sound: "Son",
};
