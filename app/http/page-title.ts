import { pageOf, readPageText } from "~/domain/page";
import { texts } from "~/texts";

/** The parts of loader data that titles use. Remix doesn't know the types of other routes. */
type TitleData = {
  student?: { username: string; fullName: string };
  user?: { username: string };
  column?: { scenarioTitle: string };
  quiz?: { scenario: { scenarioTitle: string; scenarioType: string }; session: { courseName: string } } | null;
  attempt?: { scenarioTitle: string };
  scenarioTitle?: string;
  session?: { courseName: string };
  course?: { name: string };
  flights?: object | null;
};

type Match = { data: unknown; handle?: unknown };

/** "Gradebook - Orbital Mechanics 101": what the page shows, and where; empty for the home page. */
export function titleOf(matches: Match[], error: unknown): string {
  if (error) return titleOfError(error);
  const page = matches.at(-1);
  const { title, section } = pageOf(page?.handle);
  const pageData: TitleData = isObject(page?.data) ? page.data : {};
  const { student, user, column, quiz, attempt, session, course } = pageData;
  const what = [
    pageData.scenarioTitle ?? attempt?.scenarioTitle ?? column?.scenarioTitle ?? quiz?.scenario.scenarioTitle,
    student && (student.fullName || student.username),
    actionOf(pageData) ?? readPageText(title ?? section?.label) ?? user?.username,
    session?.courseName ?? quiz?.session.courseName ?? course?.name,
  ];
  return what.filter(Boolean).join(" - ");
}

/** Of pages that show more than one kind of thing. */
function actionOf({ quiz, flights }: TitleData): string | undefined {
  if (flights) return texts.flightRegrades.title;
  return quiz?.scenario.scenarioType === "Default" ? texts.pageTitles.lessonResponses : undefined;
}

const isObject = (data: unknown): data is object => typeof data === "object" && data !== null;

function titleOfError(error: unknown): string {
  const status = isObject(error) && "status" in error ? error.status : 500;
  if (status === 404) return texts.pageTitles.notFound;
  if (status === 403) return texts.pageTitles.forbidden;
  return status === 401 ? texts.pageTitles.unauthorized : texts.pageTitles.error;
}
