/** Users of the demo data, all with the same password. */
export const demoPassword = "Demo@2026space";

/** Demo accounts by organization; "" has the system administrators, who belong to none. */
export const demoAccounts: Record<string, string[]> = {
  "": ["sysadmin"],
  "Aurora Academy": ["orgadmin", "instructor", "player", "restricted"],
  "Borealis Institute": ["orgadmin2", "instructor2", "player2"],
};

/** `skill`: 0 has not started, 1 knows everything. */
export type DemoPerson = { username: string; firstName: string; lastName: string; skill: number };

const student = (username: string, firstName: string, lastName: string, skill: number): DemoPerson => ({
  username,
  firstName,
  lastName,
  skill,
});

export const auroraStudents = [
  student("player", "Pat", "Moreau", 0.84),
  student("akira", "Akira", "Tanaka", 0.78),
  student("amelia", "Amelia", "Novak", 0.92),
  student("boris", "Boris", "Petrov", 0.7),
  student("chidi", "Chidi", "Eze", 0.8),
  student("diana", "Diana", "Costa", 0.86),
  student("elena", "Elena", "Popescu", 0.74),
  student("farid", "Farid", "Rahimi", 0.81),
  student("grace", "Grace", "Mwangi", 0.83),
  student("hugo", "Hugo", "Lefebvre", 0.66),
  student("ines", "Inês", "Figueiredo", 0.88),
  student("jonas", "Jonas", "Weber", 0.58),
  student("kwame", "Kwame", "Boateng", 0.77),
  student("leila", "Leila", "Haddadi", 0.95),
  student("marco", "Marco", "Ricci", 0.72),
  student("nadia", "Nadia", "Sørensen", 0.79),
  student("otto", "Otto", "Keller", 0.82),
  student("priya", "Priya", "Raman", 0.97),
  student("quentin", "Quentin", "Vandenberghe-Oosterhuis", 0.69),
  student("rosa", "Rosa", "Jiménez", 0.75),
  student("sofia", "Sofía", "Andrade", 0),
  student("tariq", "Tariq", "Aziz", 0.85),
  student("uma", "Uma", "Kapoor", 0),
  student("viktor", "Viktor", "Nagy", 0.5),
];

export const borealisStudents = [
  student("player2", "Perry", "Dahl", 0.8),
  student("astrid", "Astrid", "Holm", 0.9),
  student("bjorn", "Björn", "Åkesson", 0.7),
  student("carla", "Carla", "Mendes", 0.76),
  student("dmitri", "Dmitri", "Volkov", 0.62),
  student("eun", "Eun", "Park", 0.93),
];
