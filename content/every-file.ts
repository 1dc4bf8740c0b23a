// Made by simulator/list-content.mjs from the files of content/lessons/.
import anglesOnly from "./lessons/angles-only.json" with { type: "json" };
import approachSafety from "./lessons/approach-safety.json" with { type: "json" };
import attitudeControl from "./lessons/attitude-control.json" with { type: "json" };
import biElliptic from "./lessons/bi-elliptic.json" with { type: "json" };
import celestialToTerrestrial from "./lessons/celestial-to-terrestrial.json" with { type: "json" };
import conicSections from "./lessons/conic-sections.json" with { type: "json" };
import conjunctionAssessment from "./lessons/conjunction-assessment.json" with { type: "json" };
import conjunctionMessages from "./lessons/conjunction-messages.json" with { type: "json" };
import conservedQuantities from "./lessons/conserved-quantities.json" with { type: "json" };
import constellations from "./lessons/constellations.json" with { type: "json" };
import covariance from "./lessons/covariance.json" with { type: "json" };
import covarianceInRic from "./lessons/covariance-in-ric.json" with { type: "json" };
import cwEquations from "./lessons/cw-equations.json" with { type: "json" };
import debrisAndTracking from "./lessons/debris-and-tracking.json" with { type: "json" };
import dragAndDecay from "./lessons/drag-and-decay.json" with { type: "json" };
import dragModeling from "./lessons/drag-modeling.json" with { type: "json" };
import earthFixedFrame from "./lessons/earth-fixed-frame.json" with { type: "json" };
import eclipsesAndPower from "./lessons/eclipses-and-power.json" with { type: "json" };
import ellipticTargets from "./lessons/elliptic-targets.json" with { type: "json" };
import equinoctialElements from "./lessons/equinoctial-elements.json" with { type: "json" };
import frozenOrbits from "./lessons/frozen-orbits.json" with { type: "json" };
import geoEastWest from "./lessons/geo-east-west.json" with { type: "json" };
import geoNorthSouth from "./lessons/geo-north-south.json" with { type: "json" };
import gravitation from "./lessons/gravitation.json" with { type: "json" };
import groundContacts from "./lessons/ground-contacts.json" with { type: "json" };
import groundTracks from "./lessons/ground-tracks.json" with { type: "json" };
import hohmannTransfer from "./lessons/hohmann-transfer.json" with { type: "json" };
import impulsiveBurns from "./lessons/impulsive-burns.json" with { type: "json" };
import inertialAndRic from "./lessons/inertial-and-ric.json" with { type: "json" };
import inertialFrame from "./lessons/inertial-frame.json" with { type: "json" };
import interplanetary from "./lessons/interplanetary.json" with { type: "json" };
import j2Precession from "./lessons/j2-precession.json" with { type: "json" };
import keplersEquation from "./lessons/keplers-equation.json" with { type: "json" };
import keplersLaws from "./lessons/keplers-laws.json" with { type: "json" };
import lambert from "./lessons/lambert.json" with { type: "json" };
import launchWindows from "./lessons/launch-windows.json" with { type: "json" };
import linkBudget from "./lessons/link-budget.json" with { type: "json" };
import lowThrust from "./lessons/low-thrust.json" with { type: "json" };
import missionPlanning from "./lessons/mission-planning.json" with { type: "json" };
import naturalMotion from "./lessons/natural-motion.json" with { type: "json" };
import objectiveAvoidConjunction from "./lessons/objective-avoid-conjunction.json" with { type: "json" };
import objectiveCircumnavigation from "./lessons/objective-circumnavigation.json" with { type: "json" };
import objectiveDocking from "./lessons/objective-docking.json" with { type: "json" };
import objectiveHoldGeoSlot from "./lessons/objective-hold-geo-slot.json" with { type: "json" };
import objectiveLambertIntercept from "./lessons/objective-lambert-intercept.json" with { type: "json" };
import objectiveMatchPlanes from "./lessons/objective-match-planes.json" with { type: "json" };
import objectiveRBarApproach from "./lessons/objective-r-bar-approach.json" with { type: "json" };
import objectiveRaiseOrbit from "./lessons/objective-raise-orbit.json" with { type: "json" };
import objectiveTrimSunSynchronous from "./lessons/objective-trim-sun-synchronous.json" with { type: "json" };
import objectiveVBarHop from "./lessons/objective-v-bar-hop.json" with { type: "json" };
import orbitDetermination from "./lessons/orbit-determination.json" with { type: "json" };
import orbitRegimes from "./lessons/orbit-regimes.json" with { type: "json" };
import orbitalElements from "./lessons/orbital-elements.json" with { type: "json" };
import orbitalThreats from "./lessons/orbital-threats.json" with { type: "json" };
import orbitsAndEnergy from "./lessons/orbits-and-energy.json" with { type: "json" };
import passiveSafety from "./lessons/passive-safety.json" with { type: "json" };
import phasing from "./lessons/phasing.json" with { type: "json" };
import planeChanges from "./lessons/plane-changes.json" with { type: "json" };
import propulsion from "./lessons/propulsion.json" with { type: "json" };
import radiationPressure from "./lessons/radiation-pressure.json" with { type: "json" };
import reentry from "./lessons/reentry.json" with { type: "json" };
import relativeMotion from "./lessons/relative-motion.json" with { type: "json" };
import relativeOrbitalElements from "./lessons/relative-orbital-elements.json" with { type: "json" };
import repeatGroundTracks from "./lessons/repeat-ground-tracks.json" with { type: "json" };
import ricFrame from "./lessons/ric-frame.json" with { type: "json" };
import rocketEquation from "./lessons/rocket-equation.json" with { type: "json" };
import sensorTasking from "./lessons/sensor-tasking.json" with { type: "json" };
import spaceEnvironment from "./lessons/space-environment.json" with { type: "json" };
import spaceLaw from "./lessons/space-law.json" with { type: "json" };
import sunSynchronous from "./lessons/sun-synchronous.json" with { type: "json" };
import thirdBody from "./lessons/third-body.json" with { type: "json" };
import timeScales from "./lessons/time-scales.json" with { type: "json" };
import tleAndSgp4 from "./lessons/tle-and-sgp4.json" with { type: "json" };
import vBarAndRBar from "./lessons/v-bar-and-r-bar.json" with { type: "json" };

export const everyFile: Record<string, { type: string }> = {
  "angles-only": anglesOnly,
  "approach-safety": approachSafety,
  "attitude-control": attitudeControl,
  "bi-elliptic": biElliptic,
  "celestial-to-terrestrial": celestialToTerrestrial,
  "conic-sections": conicSections,
  "conjunction-assessment": conjunctionAssessment,
  "conjunction-messages": conjunctionMessages,
  "conserved-quantities": conservedQuantities,
  constellations,
  covariance,
  "covariance-in-ric": covarianceInRic,
  "cw-equations": cwEquations,
  "debris-and-tracking": debrisAndTracking,
  "drag-and-decay": dragAndDecay,
  "drag-modeling": dragModeling,
  "earth-fixed-frame": earthFixedFrame,
  "eclipses-and-power": eclipsesAndPower,
  "elliptic-targets": ellipticTargets,
  "equinoctial-elements": equinoctialElements,
  "frozen-orbits": frozenOrbits,
  "geo-east-west": geoEastWest,
  "geo-north-south": geoNorthSouth,
  gravitation,
  "ground-contacts": groundContacts,
  "ground-tracks": groundTracks,
  "hohmann-transfer": hohmannTransfer,
  "impulsive-burns": impulsiveBurns,
  "inertial-and-ric": inertialAndRic,
  "inertial-frame": inertialFrame,
  interplanetary,
  "j2-precession": j2Precession,
  "keplers-equation": keplersEquation,
  "keplers-laws": keplersLaws,
  lambert,
  "launch-windows": launchWindows,
  "link-budget": linkBudget,
  "low-thrust": lowThrust,
  "mission-planning": missionPlanning,
  "natural-motion": naturalMotion,
  "objective-avoid-conjunction": objectiveAvoidConjunction,
  "objective-circumnavigation": objectiveCircumnavigation,
  "objective-docking": objectiveDocking,
  "objective-hold-geo-slot": objectiveHoldGeoSlot,
  "objective-lambert-intercept": objectiveLambertIntercept,
  "objective-match-planes": objectiveMatchPlanes,
  "objective-r-bar-approach": objectiveRBarApproach,
  "objective-raise-orbit": objectiveRaiseOrbit,
  "objective-trim-sun-synchronous": objectiveTrimSunSynchronous,
  "objective-v-bar-hop": objectiveVBarHop,
  "orbit-determination": orbitDetermination,
  "orbit-regimes": orbitRegimes,
  "orbital-elements": orbitalElements,
  "orbital-threats": orbitalThreats,
  "orbits-and-energy": orbitsAndEnergy,
  "passive-safety": passiveSafety,
  phasing,
  "plane-changes": planeChanges,
  propulsion,
  "radiation-pressure": radiationPressure,
  reentry,
  "relative-motion": relativeMotion,
  "relative-orbital-elements": relativeOrbitalElements,
  "repeat-ground-tracks": repeatGroundTracks,
  "ric-frame": ricFrame,
  "rocket-equation": rocketEquation,
  "sensor-tasking": sensorTasking,
  "space-environment": spaceEnvironment,
  "space-law": spaceLaw,
  "sun-synchronous": sunSynchronous,
  "third-body": thirdBody,
  "time-scales": timeScales,
  "tle-and-sgp4": tleAndSgp4,
  "v-bar-and-r-bar": vBarAndRBar,
};
