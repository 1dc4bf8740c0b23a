/** Characters: Remix refuses addresses that are longer. */
const longest = 7_680;

type Answer = (request: Request) => Promise<Response>;

/**
 * Which pages the links of a page lead to, as Remix's client asks (`/__manifest?p=…&p=…`): each part of the build
 * answers for the addresses that lead to it.
 */
export async function answerLinkedPages(request: Request, partAt: (path: string) => Answer): Promise<Response> {
  const url = new URL(request.url);
  const pathsOf = new Map<Answer, string[]>();
  for (const path of url.searchParams.getAll("p")) {
    const part = partAt(path);
    const paths = pathsOf.get(part) ?? [];
    pathsOf.set(part, paths);
    paths.push(path);
  }
  if (pathsOf.size === 0 || url.href.length > longest) return await partAt("/")(request);
  const answers = await Promise.all([...pathsOf].map(([part, paths]) => part(new Request(askingFor(url, paths)))));
  // Of another version, for instance: that is so for all of them.
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) return refused;
  const routes: unknown[] = await Promise.all(answers.map((answer) => answer.json()));
  return Response.json(Object.assign({}, ...routes), answers[0]);
}

function askingFor(url: URL, paths: string[]): URL {
  const asked = new URL(url);
  asked.searchParams.delete("p");
  for (const path of paths) asked.searchParams.append("p", path);
  return asked;
}
