// The admin's list of users, small and very large, and a roster of 10,000 people.
import type { Database } from "~/db/database.server";
import { findActor } from "~/domain/accounts/sign-in";
import type { SignedInCtx } from "~/domain/context";
import { checkRoster } from "~/domain/roster/check-roster";
import { importRoster } from "~/domain/roster/import-roster";
import { newDatabase, type BenchDatabase } from "./databases";
import { withRatio, type Figure } from "./figures";
import { inTurn, timed } from "./measure";
import { idOf, sysadmin } from "./school";
import { startServerOn, type BenchOptions } from "./setting";
import { signedInCookie, Visitor } from "./visitor";

const pageSize = 50;
const columns = ["username", "name", "role", "organization", "lastActive", "enabled", "email"];

export async function users(setting: BenchOptions): Promise<Figure[]> {
  return [...(await lists(setting)), ...(await rosters(setting))];
}

async function lists({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const [few, many] = [1_000, quick ? 20_000 : 100_000];
  const [small, large] = [await openUsers(postgresUrl, "few", few), await openUsers(postgresUrl, "many", many)];
  const size = `${many.toLocaleString("en-US")} users`;
  const rounds = quick ? 15 : 60;
  const figures: Figure[] = [];
  const compare = async (what: string, small: () => Promise<void>, large: () => Promise<void>) => {
    const times = await inTurn(rounds, { small, large });
    figures.push(
      withRatio(
        {
          what: `/admin/users, ${what}`,
          size,
          value: times.large,
          unit: "ms",
          bare: { what: `with ${few.toLocaleString("en-US")} users`, value: times.small },
        },
        { atMost: 2 },
      ),
    );
  };
  for (const column of columns) {
    for (const [place, pageOf] of Object.entries(places)) {
      await compare(
        `by ${column}, ${place} page`,
        () => small.page(`?sort=${column}&page=${pageOf(few)}`),
        () => large.page(`?sort=${column}&page=${pageOf(many)}`),
      );
    }
  }
  const searches = {
    "one person": "mail777@",
    "a name and an address": "lena mail777@",
    "a word in every name": "user",
    nobody: "zzzz",
  };
  for (const [what, q] of Object.entries(searches))
    await compare(
      `search for ${what}`,
      () => small.page(`?q=${encodeURIComponent(q)}`),
      () => large.page(`?q=${encodeURIComponent(q)}`),
    );
  await compare(
    "search for a word in every name, by last active",
    () => small.page("?q=user&sort=-lastActive"),
    () => large.page("?q=user&sort=-lastActive"),
  );
  // Few of 1,000 match, so the comparison uses full pages.
  await compare(
    "search for the name of 1 in 110, compared with no search",
    () => small.page(""),
    () => large.page("?q=noor%20haddad"),
  );
  await small.close();
  await large.close();
  return figures;
}

const places: Record<string, (count: number) => number> = {
  first: () => 1,
  middle: (count) => Math.ceil(count / pageSize / 2),
  last: (count) => Math.floor(count / pageSize),
};

export async function openUsers(postgresUrl: string, name: string, count: number) {
  const bench = await newDatabase(postgresUrl, `users_${name}`, (database) => addUsers(database, count));
  const server = await startServerOn(bench);
  const visitor = new Visitor(server.url, await signedInCookie(bench.database, sysadmin));
  return {
    page: async (query: string) => void (await visitor.get(`/admin/users${query}`, { encoding: "gzip" })),
    close: async () => {
      visitor.leave();
      await server.stop();
      await bench.close();
    },
  };
}

/** Half in organizations of 500, the others in none; every tenth is disabled, every hundredth an instructor. */
export function addUsers(database: Database, count: number) {
  const perOrganization = 500;
  return database.inScript(async (script) => {
    await script(`insert into organizations (id, name, name_key, created_at, user_limit, curriculum_id)
        select md5('organization ' || n)::uuid, 'Organization ' || n, 'organization ' || n, now(), 1000, '${idOf("curriculum", 1)}' from generate_series(1, ${Math.ceil(count / perOrganization / 2)}) n;
      insert into users (id, username, username_key, email, email_key, first_name, last_name, organization_id, roles, enabled, created_at, last_active)
        select md5('user ' || n)::uuid, 'user' || n, 'user' || n, 'mail' || n || '@bench.example', 'mail' || n || '@bench.example',
          (array['Ada','Noor','Mateo','Ines','Tomas','Yuki','Amara','Lena','Idris','Sofia'])[1 + n % 10],
          (array['Okafor','Lindqvist','Haddad','Carvalho','Berg','Tanaka','Novak','Moreau','Silva','Kim','Costa'])[1 + n % 11],
          case when n % 2 = 0 then md5('organization ' || 1 + n / 2 / ${perOrganization} % ${Math.ceil(count / perOrganization / 2)})::uuid end,
          array[case when n % 100 = 0 then 'Instructor' else 'User' end], n % 10 > 0, now(), case when n % 7 > 0 then now() - n * interval '1 minute' end
        from generate_series(1, ${count}) n`);
  });
}

async function rosters({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const count = quick ? 2_000 : 10_000;
  const size = `${count.toLocaleString("en-US")} rows`;
  const bench = await newDatabase(postgresUrl, "roster", async () => {});
  const site = { url: "https://bench.example", productName: "Apsis", supportEmail: "support@bench.example" };
  const rates = { check: 0, import: 0, bare: 0 };
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const ctx = await adminOf(bench);
    let id = "";
    const best = (name: keyof typeof rates, milliseconds: number) =>
      (rates[name] = Math.max(rates[name], (count / milliseconds) * 1000));
    best(
      "check",
      await timed(
        async () =>
          (id = await checkRoster(ctx, {
            bytes: rosterFile(`r${round}`, count),
            fileName: "bench.csv",
            organizationId: null,
          })),
      ),
    );
    best("import", await timed(() => importRoster(ctx, id, { site, secret: "a secret of the benches" })));
    best("bare", await timed(() => bench.sql.query(bareInsert(`b${round}`, count))));
  }
  await bench.close();
  return [
    { what: "Roster import, dry run", size, value: rates.check, unit: "/s" },
    {
      what: "Roster import: users, codes, mails, audit, outcomes",
      size,
      value: rates.import,
      unit: "/s",
      bare: { what: "a bare INSERT of the users", value: rates.bare },
    },
  ];
}

async function adminOf({ database }: BenchDatabase): Promise<SignedInCtx> {
  const { value } = await signedInCookie(database, sysadmin);
  const ctx = { db: database.db, now: new Date(), actor: null };
  return { ...ctx, actor: (await findActor(ctx, { cookieToken: value }))! };
}

export function rosterFile(word: string, count: number): Uint8Array {
  const lines = Array.from(
    { length: count },
    (_, n) => `${word}person${n},${word}person${n}@bench.example,Ada,Lovelace,Capt,User`,
  );
  return new TextEncoder().encode(["userName,email,firstName,lastName,rankTitle,role", ...lines].join("\r\n"));
}

const bareInsert = (
  word: string,
  count: number,
) => `insert into users (id, username, username_key, email, email_key, first_name, last_name, rank_title, roles, created_at) values
  ${Array.from({ length: count }, (_, n) => `(gen_random_uuid(), '${word}person${n}', '${word}person${n}', '${word}person${n}@bench.example', '${word}person${n}@bench.example', 'Ada', 'Lovelace', 'Capt', '{User}', now())`).join(",")}`;
