import { sql } from "drizzle-orm";

const mark = "/* planned for its values */";

/**
 * At the beginning of a statement whose plan depends on its values: it is not prepared under a name, under which
 * PostgreSQL soon keeps one plan for all values.
 */
export const plannedAnew = sql.raw(mark);

export const isPlannedAnew = (text: string): boolean => text.startsWith(mark);
