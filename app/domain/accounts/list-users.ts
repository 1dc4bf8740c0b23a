import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { customPlan } from "~/db/custom-plan";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import { assertCan, reachOf } from "~/domain/access";
import { isInvited } from "./user-conditions";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { cleanSearchText, type RowPage, type ListQuery } from "~/domain/list-query";
import {
  isSearchedInside,
  matchBeginnings,
  matchEvery,
  matchInside,
  matchPart,
  splitSearchWords,
} from "~/domain/search-words";
import { isFiltering, readUserFilter, type UserFilter } from "./user-filter";
import { maxFound } from "./user-rules";
import { administersNobody } from "./read-user-stats";

export const userColumns = ["username", "name", "email", "role", "organization", "lastActive", "enabled"] as const;
export type UserColumn = (typeof userColumns)[number];

/** A user as lists show it. */
const ListedUser = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  rankTitle: v.string(),
  organizationId: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  roles: v.array(v.string()),
  enabled: v.boolean(),
  lastActive: v.nullable(Time),
  lastJoinedClassSessionId: v.nullable(v.string()),
  lastJoinedCourseName: v.nullable(v.string()),
  lastSelectedCourseId: v.nullable(v.string()),
  resetPasswordPending: v.boolean(),
});
export type ListedUser = v.InferOutput<typeof ListedUser>;

export type ListedUsers = RowPage<ListedUser> & { isCut: boolean };

/**
 * A page of the users that the actor administers (docs/decisions/0020). Words match anywhere in names and addresses;
 * among all users, words of one or two letters match beginnings only. `isCut`: more users match than are listed.
 */
export async function listUsers(
  ctx: SignedInCtx,
  query: ListQuery<UserColumn>,
  givenOrganizationId: string | null = null,
  filter: UserFilter = {},
): Promise<ListedUsers> {
  const { db, actor } = ctx;
  const organizationId =
    givenOrganizationId ?? (reachOf(actor.role, "user:list") === "any" ? null : actor.organizationId);
  if (administersNobody(actor) && !givenOrganizationId) return { rows: [], total: 0, isCut: false };
  assertCan(actor, "user:list", { organizationId }, "organization");
  const words = splitSearchWords(query.q);
  const filters = filterBy(filter);
  if (organizationId !== null) {
    const areFound = words.length > 0 ? [matchEvery(words, (word) => matchInside(searched, word))] : [];
    const condition = sql.join(
      [sql`u.organization_id = ${organizationId}`, isListed, ...areFound, ...filters],
      sql` and `,
    );
    const total = await countOf(ctx, sql`select count(*)::int as count from users u where ${condition}`);
    return { rows: await pageOf(db, query, total, sql`users u where ${condition}`), total, isCut: false };
  }
  if (words.length === 0 && isFiltering(filter)) {
    const condition = allOf([isListed, ...filters]);
    const total = await countOf(ctx, sql`select count(*)::int as count from users u where ${condition}`);
    const isFew = total <= maxFound;
    return {
      rows: await pageOf(db, query, total, isFew ? fewOf(condition) : sql`users u where ${condition}`),
      total,
      isCut: false,
    };
  }
  if (words.length === 0) {
    const total = await countOf(ctx, sql`select coalesce(sum(users), 0)::int as count from user_count_changes`);
    return { rows: await pageOf(db, query, total, sql`users u where ${isListed}`), total, isCut: false };
  }
  const inside = words.filter(isSearchedInside);
  const besides = [...matchShort(words), ...filters];
  const matchCount = await countOf(
    ctx,
    sql`${customPlan} select count(*)::int as count from (${selectFound(inside, besides)} limit ${maxFound + 1}) found`,
  );
  const total = Math.min(matchCount, maxFound);
  const isCut = matchCount > maxFound;
  const walked = allOf([isListed, ...words.map(matchInWalk), ...filters]);
  const few = [...(inside.length === 0 ? [isListed] : []), ...besides];
  const source = isCut ? sql`users u where ${walked}` : fewOf(allOf(few), foundOneByOne(inside));
  return { rows: await pageOf(db, query, isCut ? Infinity : total, source, total), total, isCut };
}

/** Which users a list shows, regardless of page and order. */
export type UserMatch = { q: string; organizationId: string | null; filter: UserFilter };

/** The same from the list's address. */
export const readUserMatch = (params: URLSearchParams): UserMatch => ({
  q: cleanSearchText(params.get("q") ?? ""),
  organizationId: idOf(params.get("orgId")),
  filter: readUserFilter(params),
});

/** SQL: `users u` with a condition that holds for exactly the rows of the list; null if the actor sees nobody. */
export function selectMatching(ctx: SignedInCtx, { q, filter, ...match }: UserMatch): SQL | null {
  const { actor } = ctx;
  const organizationId =
    match.organizationId ?? (reachOf(actor.role, "user:list") === "any" ? null : actor.organizationId);
  if (administersNobody(actor) && !organizationId) return null;
  assertCan(actor, "user:list", { organizationId }, "organization");
  const words = splitSearchWords(q);
  const filters = filterBy(filter);
  if (organizationId !== null) {
    const wordConditions = words.length > 0 ? [matchEvery(words, (word) => matchInside(searched, word))] : [];
    return sql`users u where ${allOf([sql`u.organization_id = ${organizationId}`, isListed, ...wordConditions, ...filters])}`;
  }
  const inside = words.filter(isSearchedInside);
  const texts = inside.length > 0 ? [sql`u.id in ${searchTexts(inside)}`] : [];
  return sql`users u where ${allOf([isListed, ...texts, ...matchShort(words), ...filters])}`;
}

/** Erased people's attempts belong to users whom no list shows (docs/decisions/0173). */
const isListed = sql`not u.is_former`;

/** Short words match the beginnings of columns. */
const matchShort = (words: string[]): SQL[] =>
  words.filter((word) => !isSearchedInside(word)).map((word) => matchBeginnings(searchedOfAll, word));

const searchTexts = (words: string[]): SQL =>
  sql`(select s.user_id as id from user_search s where ${matchEvery(words, (word) => matchPart(sql`s.text`, word))})`;

/** Of all users, those who match the words and meet the conditions in `besides`. */
function selectFound(words: string[], besides: SQL[]): SQL {
  if (words.length === 0) return sql`select from users u where ${allOf([isListed, ...besides])}`;
  if (besides.length === 0) return sql`select from ${searchTexts(words)} found`;
  return sql`select from users u join ${searchTexts(words)} found on found.id = u.id where ${allOf(besides)}`;
}

const allOf = (conditions: SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` and `);

/** For very few matches: looks each up by its id, where the planner might read all users. */
const foundOneByOne = (words: string[]): SQL =>
  words.length === 0
    ? sql`users u`
    : sql`${searchTexts(words)} found cross join lateral (select * from users where id = found.id offset 0) u`;

/** Condition for a walk in the list's order: with very many matches, the first ones are met soon. */
const matchInWalk = (word: string): SQL =>
  (isSearchedInside(word) ? matchInside : matchBeginnings)(searchedOfAll, word);

/** Few matches are sorted; many are found soon by walking the index. */
const fewOf = (condition: SQL, from = sql`users u`) => sql`(select u.* from ${from} where ${condition} offset 0) u`;

function filterBy({ role, enabled, pending, isWithoutOrganization }: UserFilter): SQL[] {
  return [
    ...(role ? [sql`u.main_role collate "C" = ${role}`] : []),
    ...(enabled === undefined ? [] : [enabled ? sql`u.enabled` : sql`not u.enabled`]),
    ...(pending
      ? [pending === "invitation" ? isInvited(sql`u`) : sql`u.reset_password_pending and not ${isInvited(sql`u`)}`]
      : []),
    ...(isWithoutOrganization ? [sql`u.organization_id is null`] : []),
  ];
}

const searched = [sql`u.username_key`, sql`u.email_key`, sql`u.first_name_key`, sql`u.last_name_key`];
const searchedOfAll = [...searched, sql`u.organization_key`];

async function countOf({ db }: SignedInCtx, statement: SQL): Promise<number> {
  const { count } = await rowOf(db, v.object({ count: v.number() }), statement);
  return count;
}

const byBytes = (column: SQL) => sql`${column} collate "C"`;
const byUsername = byBytes(sql`u.username_key`);

/**
 * The columns of each order, ending with the id. All have the same direction, so that one index serves both directions.
 */
const orders: Record<Exclude<UserColumn, "lastActive">, SQL[]> = {
  username: [byUsername],
  email: [byBytes(sql`u.email_key`)],
  name: [sql`name_order(u.last_name)`, sql`name_order(u.first_name)`],
  role: [byBytes(sql`u.main_role`), byUsername],
  organization: [byBytes(sql`u.organization_key`), byUsername],
  enabled: [sql`u.enabled`, byUsername],
};

function orderBy(column: UserColumn, descending: boolean): SQL {
  if (column === "lastActive")
    return descending ? sql`u.last_active desc nulls last, u.id` : sql`u.last_active asc nulls first, u.id desc`;
  return sql.join(
    [...orders[column], sql`u.id`].map((by) => (descending ? sql`${by} desc` : by)),
    sql`, `,
  );
}

/** `total`: number of rows in `source`, if it can also be read from its end. Shows at most `maxRows` of them. */
async function pageOf(
  db: SignedInCtx["db"],
  query: ListQuery<UserColumn>,
  total: number,
  source: SQL,
  maxRows = total,
): Promise<ListedUser[]> {
  const { sort, descending, page, pageSize } = query;
  const offset = (page - 1) * pageSize;
  const limit = Math.min(pageSize, maxRows - offset);
  if (limit <= 0) return [];
  const fromEnd = total - offset - limit;
  const isBackwards = fromEnd < offset;
  const order = orderBy(sort, descending !== isBackwards);
  return rowsOf(
    db,
    ListedUser,
    sql`select u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
      u.rank_title as "rankTitle",
        u.organization_id as "organizationId", o.name as "organizationName", to_json(u.roles) as roles, u.enabled,
          u.last_active as "lastActive",
        u.last_joined_session_id as "lastJoinedClassSessionId", joined.name as "lastJoinedCourseName",
        u.last_group_selection_id as "lastSelectedCourseId", u.reset_password_pending as "resetPasswordPending"
      from (select u.id from ${source} order by ${order} limit ${limit} offset ${isBackwards ? fromEnd : offset}) page
      join users u on u.id = page.id
      left join organizations o on o.id = u.organization_id
      left join class_sessions s on s.id = u.last_joined_session_id
      left join courses joined on joined.id = s.course_id
      order by ${orderBy(sort, descending)}`,
  );
}
