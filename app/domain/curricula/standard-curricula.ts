import advanced from "../../../content/curricula/space-operations-advanced.json" with { type: "json" };
import foundation from "../../../content/curricula/space-operations-foundation.json" with { type: "json" };
import * as v from "valibot";
import { CurriculumDocument } from "./curriculum-document";

let read: [CurriculumDocument, CurriculumDocument] | undefined;

/** The two curricula that come with the product: Foundation and Advanced. */
export const listStandardCurricula = () =>
  (read ??= [v.parse(CurriculumDocument, foundation), v.parse(CurriculumDocument, advanced)]);
