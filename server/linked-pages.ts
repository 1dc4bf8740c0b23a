/** Characters: Remix refuses longer addresses. */
const maxLength = 7_680;

type Answer = (request: Request) => Promise<Response>;

/** Answers Remix's route discovery (`/__manifest?p=...&p=...`): each part of the build answers for its own paths. */
export async function answerLinkedPages(request: Request, partAt: (path: string) => Answer): Promise<Response> {
  const url = new URL(request.url);
  const pathsOf = new Map<Answer, string[]>();
  for (const path of url.searchParams.getAll("p")) {
    const part = partAt(path);
    const paths = pathsOf.get(part) ?? [];
    pathsOf.set(part, paths);
    paths.push(path);
  }
  if (pathsOf.size === 0 || url.href.length > maxLength) return await partAt("/")(request);
  const answers = await Promise.all([...pathsOf].map(([part, paths]) => part(new Request(urlFor(url, paths)))));
  // For instance another version of the build, which holds for all parts.
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) return refused;
  const routes: unknown[] = await Promise.all(answers.map((answer) => answer.json()));
  return Response.json(Object.assign({}, ...routes), answers[0]);
}

function urlFor(url: URL, paths: string[]): URL {
  const partUrl = new URL(url);
  partUrl.searchParams.delete("p");
  for (const path of paths) partUrl.searchParams.append("p", path);
  return partUrl;
}
