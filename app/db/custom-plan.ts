import { sql } from "drizzle-orm";

const mark = "/* planned for its values */";

/**
 * Starts a statement whose plan depends on its values. It isn't prepared by name, because PostgreSQL would soon use one
 * generic plan for all values.
 */
export const customPlan = sql.raw(mark);

export const needsCustomPlan = (text: string): boolean => text.startsWith(mark);
