import { inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { rolesWith, type Action } from "~/domain/access";

/** Whether the role that stands in `column` may do it on something, as a condition of a query. */
export const roleMay = (column: SQLWrapper, action: Action): SQL => inArray(column, rolesWith(action));
