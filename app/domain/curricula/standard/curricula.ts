import { advancedFramesQuiz, advancedProximityQuiz, space101AdvancedFinal } from "./questions-advanced";
import type { StandardQuestion } from "./questions-builders";
import { framesQuiz, proximityQuiz, space101Final } from "./questions-foundation";

export type { StandardAnswer, StandardQuestion } from "./questions-builders";

export type StandardScenario = {
  /** kebab-case, unique in its curriculum and stable: ids are derived from it. */
  key: string;
  title: string;
  /** At most 30 characters, unique in its curriculum. */
  shortTitle: string;
  type: "Default" | "Quiz";
  content: "Globe" | "Presentation" | "Quiz";
  /** 0 for quizzes: their score comes from the questions. */
  maxTotalScore: number;
  /** Empty when type is Default. */
  questions: StandardQuestion[];
};
export type StandardCampaign = { key: string; title: string; type: "Learn" | "Compete"; scenarios: StandardScenario[] };
export type StandardCurriculum = { key: string; name: string; campaigns: StandardCampaign[] };

const lesson =
  (content: "Globe" | "Presentation") =>
  (key: string, title: string, shortTitle: string, maxTotalScore = 100): StandardScenario => ({
    key,
    title,
    shortTitle,
    type: "Default",
    content,
    maxTotalScore,
    questions: [],
  });

const globe = lesson("Globe");
const slides = lesson("Presentation");

const quiz = (key: string, title: string, shortTitle: string, questions: StandardQuestion[]): StandardScenario => ({
  key,
  title,
  shortTitle,
  type: "Quiz",
  content: "Quiz",
  maxTotalScore: 0,
  questions,
});

// Lessons and scenarios that both curricula teach unchanged.
const inertialAndRic = globe("inertial-and-ric", "Converting Between Inertial and RIC", "Inertial and RIC");
const cwEquations = globe("cw-equations", "The Clohessy-Wiltshire Equations", "CW Equations");
const circumnavigate = globe("objective-circumnavigation", "Circumnavigate the Target", "Circumnavigate", 150);
const dock = globe("objective-docking", "Dock With the Station", "Dock", 250);

const foundation: StandardCurriculum = {
  key: "space-operations-foundation",
  name: "Space Operations Foundation",
  campaigns: [
    {
      key: "space-101",
      title: "Space 101",
      type: "Learn",
      scenarios: [
        slides("orbits-and-energy", "Orbits and Energy", "Orbits and Energy"),
        globe("keplers-laws", "Kepler's Laws", "Kepler's Laws"),
        slides("gravitation", "Newton's Law of Gravitation", "Gravitation", 50),
        slides("conic-sections", "Circles, Ellipses, Parabolas, Hyperbolas", "Conic Sections", 50),
        globe("orbital-elements", "The Six Orbital Elements", "Orbital Elements"),
        globe("ground-tracks", "Reading a Ground Track", "Ground Tracks"),
        globe("orbit-regimes", "LEO, MEO, GEO and HEO", "Orbit Regimes"),
        globe("launch-windows", "Launch Windows and Launch Azimuth", "Launch Windows"),
        globe("impulsive-burns", "Impulsive Burns and Delta-V", "Impulsive Burns"),
        globe("hohmann-transfer", "The Hohmann Transfer", "Hohmann Transfer", 120),
        globe("plane-changes", "Changing the Orbital Plane", "Plane Changes", 120),
        globe("phasing", "Phasing: Catching Up and Falling Back", "Phasing", 120),
        slides("rocket-equation", "The Rocket Equation", "Rocket Equation"),
        slides("propulsion", "Chemical and Electric Propulsion", "Propulsion", 50),
        slides("attitude-control", "Attitude Determination and Control", "Attitude Control"),
        slides("space-environment", "The Space Environment", "Space Environment", 50),
        globe("drag-and-decay", "Atmospheric Drag and Orbital Decay", "Drag and Decay"),
        globe("eclipses-and-power", "Eclipses, Power and Temperature", "Eclipses and Power"),
        globe("ground-contacts", "Ground Stations and Contact Windows", "Ground Contacts"),
        slides("debris-and-tracking", "Orbital Debris and Space Surveillance", "Debris and Tracking"),
        quiz("space-101-final", "Space 101 Final", "Space 101 Final", space101Final),
      ],
    },
    {
      key: "frames-of-reference",
      title: "Frames of Reference",
      type: "Learn",
      scenarios: [
        globe("inertial-frame", "The Earth-Centered Inertial Frame", "Inertial Frame"),
        globe("earth-fixed-frame", "The Earth-Fixed Frame and Ground Coordinates", "Earth-Fixed Frame"),
        globe("ric-frame", "Radial, In-Track, Cross-Track: the RIC Frame", "RIC Frame"),
        inertialAndRic,
        quiz("frames-quiz", "Frames of Reference Quiz", "Frames Quiz", framesQuiz),
      ],
    },
    {
      key: "rendezvous-and-proximity-operations",
      title: "Rendezvous and Proximity Operations",
      type: "Learn",
      scenarios: [
        globe("relative-motion", "Relative Motion: Ahead, Behind, Above, Below", "Relative Motion"),
        cwEquations,
        globe("v-bar-and-r-bar", "V-Bar and R-Bar Approaches", "V-Bar and R-Bar"),
        globe("natural-motion", "Natural-Motion Circumnavigation", "Natural Motion"),
        slides("approach-safety", "Keep-Out Zones, Hold Points and Aborts", "Approach Safety"),
        quiz("rpo-quiz", "Proximity Operations Quiz", "RPO Quiz", proximityQuiz),
      ],
    },
    {
      key: "objectives-based-scenarios",
      title: "Objectives-Based Scenarios",
      type: "Compete",
      scenarios: [
        globe("objective-raise-orbit", "Raise the Orbit From 400 km to 420 km", "Raise an Orbit"),
        globe("objective-match-planes", "Match the Target's Orbital Plane", "Match Planes"),
        globe("objective-v-bar-hop", "Hop One Kilometer Along the V-Bar", "V-Bar Hop", 150),
        globe("objective-r-bar-approach", "Approach Along the R-Bar", "R-Bar Approach", 200),
        circumnavigate,
        dock,
      ],
    },
  ],
};

const advanced: StandardCurriculum = {
  key: "space-operations-advanced",
  name: "Space Operations Advanced",
  campaigns: [
    {
      key: "space-101",
      title: "Space 101",
      type: "Learn",
      scenarios: [
        slides("conserved-quantities", "Equations of Motion and Conserved Quantities", "Conserved Quantities"),
        slides("equinoctial-elements", "Singular Elements and Equinoctial Elements", "Equinoctial Elements", 50),
        globe("keplers-equation", "Kepler's Equation and Time of Flight", "Kepler's Equation"),
        globe("j2-precession", "J2: Nodal Regression and Apsidal Rotation", "J2 Precession"),
        globe("frozen-orbits", "Frozen Orbits and the Critical Inclination", "Frozen Orbits"),
        globe("sun-synchronous", "Designing a Sun-Synchronous Orbit", "Sun-Synchronous", 120),
        globe("repeat-ground-tracks", "Repeat Ground Tracks and Coverage", "Repeat Tracks"),
        globe("geo-north-south", "GEO Station Keeping: North-South", "GEO North-South"),
        globe("geo-east-west", "GEO Station Keeping: East-West", "GEO East-West"),
        globe("drag-modeling", "Ballistic Coefficient and Density Models", "Drag Modeling"),
        slides("radiation-pressure", "Solar Radiation Pressure", "Radiation Pressure", 50),
        slides("third-body", "Lunar and Solar Perturbations", "Third-Body Effects", 50),
        globe("lambert", "Lambert's Problem and Intercept Targeting", "Lambert's Problem", 120),
        globe("bi-elliptic", "Bi-Elliptic Transfers and Combined Plane Changes", "Bi-Elliptic Transfer", 120),
        globe("low-thrust", "Low-Thrust Spirals", "Low Thrust"),
        slides("tle-and-sgp4", "Two-Line Elements and SGP4", "TLE and SGP4"),
        globe("orbit-determination", "Orbit Determination From Tracking Data", "Orbit Determination"),
        globe("covariance", "Covariance and How It Grows", "Covariance"),
        globe("conjunction-assessment", "Conjunction Assessment and Probability of Collision", "Conjunctions", 120),
        globe("sensor-tasking", "Sensor Tasking and Search Strategies", "Sensor Tasking"),
        quiz("space-101-advanced-final", "Space 101 Advanced Final", "Advanced Final", space101AdvancedFinal),
      ],
    },
    {
      key: "frames-of-reference",
      title: "Frames of Reference",
      type: "Learn",
      scenarios: [
        inertialAndRic,
        slides("celestial-to-terrestrial", "From GCRF to ITRF: Precession, Nutation, Polar Motion", "GCRF to ITRF"),
        slides("time-scales", "UTC, UT1, TAI, TT and GPS Time", "Time Scales", 50),
        globe("covariance-in-ric", "Rotating a Covariance Into RIC", "Covariance in RIC"),
        quiz("advanced-frames-quiz", "Advanced Frames Quiz", "Advanced Frames Quiz", advancedFramesQuiz),
      ],
    },
    {
      key: "rendezvous-and-proximity-operations",
      title: "Rendezvous and Proximity Operations",
      type: "Learn",
      scenarios: [
        cwEquations,
        globe("elliptic-targets", "Relative Motion About Elliptic Orbits", "Elliptic Targets"),
        globe("relative-orbital-elements", "Relative Orbital Elements and E/I Separation", "Relative Elements"),
        globe("passive-safety", "Passive Safety and Abort Trajectories", "Passive Safety", 120),
        globe("angles-only", "Angles-Only Navigation and Lighting", "Angles-Only Navigation"),
        quiz("advanced-rpo-quiz", "Advanced Proximity Operations Quiz", "Advanced RPO Quiz", advancedProximityQuiz),
      ],
    },
    {
      key: "objectives-based-scenarios",
      title: "Objectives-Based Scenarios",
      type: "Compete",
      scenarios: [
        globe("objective-trim-sun-synchronous", "Trim a Sun-Synchronous Orbit", "Trim Sun-Sync"),
        globe("objective-hold-geo-slot", "Hold a GEO Slot for Thirty Days", "Hold a GEO Slot", 150),
        globe("objective-lambert-intercept", "Intercept a Target With Lambert Targeting", "Lambert Intercept", 200),
        globe("objective-avoid-conjunction", "Avoid a Conjunction", "Avoid a Conjunction", 150),
        circumnavigate,
        dock,
      ],
    },
  ],
};

export const curricula: readonly [StandardCurriculum, StandardCurriculum] = [foundation, advanced];
