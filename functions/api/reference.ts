import { Hono } from "hono";
import * as v from "valibot";
import { build } from "~/domain/build";
import { platform } from "~/http/platform.server";
import { calls } from "./calls";
import { curriculumSchema } from "./curriculum-schema";
import { apiDocument, type ApiDocument } from "./document";
import { file, ok, operation } from "./operation";
import { paymentReports } from "./payment-reports";
import { purchases } from "./purchases";
import { quizResults } from "./quiz-results";
import { referencePage, referencePolicy } from "./reference-page";

let generated: Promise<ApiDocument> | null = null;

/** What all calls take and answer; generated once. */
export const wholeDocument = (): Promise<ApiDocument> => (generated ??= generate());

async function generate() {
  const described = new Hono()
    .basePath("/api")
    .route("/", calls)
    .route("/", quizResults)
    .route("/", purchases)
    .route("/", paymentReports)
    .route("/", reference);
  return apiDocument(described, { productName: (await platform()).env.productName, version: build.version });
}

let page: Promise<string> | null = null;

/** The document itself, for programs and for people. Neither is private. */
export const reference = new Hono()
  .get(
    "/openapi.json",
    operation("Read this document", "anybody", ok(v.record(v.string(), v.unknown()), "OpenAPI 3.1.")),
    async (c) => c.json(await wholeDocument()),
  )
  .get(
    "/schemas/curriculum.json",
    operation("Read the JSON Schema of a curriculum", "anybody", ok(v.record(v.string(), v.unknown()), "JSON Schema.")),
    (c) => c.json(curriculumSchema()),
  )
  .get(
    "/docs",
    operation("Read this document as a page", "anybody", file("text/html", "The reference.")),
    async (c) => {
      c.header("Content-Security-Policy", referencePolicy);
      return c.html(await (page ??= wholeDocument().then(referencePage)));
    },
  );
