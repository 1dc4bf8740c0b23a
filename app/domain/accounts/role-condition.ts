import { inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { listRolesWith, type Action } from "~/domain/access";

/** Whether the role that stands in `column` may do it on something, as a condition of a query. */
export const roleMay = (column: SQLWrapper, action: Action): SQL => inArray(column, listRolesWith(action));
