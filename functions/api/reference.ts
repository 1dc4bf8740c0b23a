import { Hono } from "hono";
import * as v from "valibot";
import { build } from "~/domain/build";
import { getPlatform } from "~/http/platform.server";
import { calls } from "./calls";
import { createCurriculumSchema } from "./curriculum-schema";
import { createApiDocument, type ApiDocument } from "./document";
import { file, ok, operation } from "./operation";
import { paymentReports } from "./payment-reports";
import { purchases } from "./purchases";
import { quizResults } from "./quiz-results";
import { writeReferencePage, referencePolicy } from "./reference-page";

let generated: Promise<ApiDocument> | null = null;

/** The generated document, once per process. */
export const readDocument = (): Promise<ApiDocument> => (generated ??= generate());

async function generate() {
  const described = new Hono()
    .basePath("/api")
    .route("/", calls)
    .route("/", quizResults)
    .route("/", purchases)
    .route("/", paymentReports)
    .route("/", reference);
  return createApiDocument(described, { productName: (await getPlatform()).env.productName, version: build.version });
}

let page: Promise<string> | null = null;

/** Placeholder for the address at which the API was requested. */
const addressPlaceholder = "https://address.invalid";
const writePage = async () => (await writeReferencePage(await readDocument(), addressPlaceholder)).toString();

/** The document, for programs and for people. Both are public. */
export const reference = new Hono()
  .get(
    "/openapi.json",
    operation("Read this document", "anybody", ok(v.record(v.string(), v.unknown()), "OpenAPI 3.1.")),
    async (c) => c.json(await readDocument()),
  )
  .get(
    "/schemas/curriculum.json",
    operation("Read the JSON Schema of a curriculum", "anybody", ok(v.record(v.string(), v.unknown()), "JSON Schema.")),
    (c) => c.json(createCurriculumSchema()),
  )
  .get(
    "/docs",
    operation("Read this document as a page", "anybody", file("text/html", "The reference.")),
    async (c) => {
      c.header("Content-Security-Policy", referencePolicy);
      const address = (await getPlatform()).env.appUrl ?? new URL(c.req.url).origin;
      return c.html((await (page ??= writePage())).replaceAll(addressPlaceholder, address));
    },
  );
