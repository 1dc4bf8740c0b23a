// The reference as one HTML page without fonts or images: it works offline and under the strictest policy. Its only
// script, for searching and copying, is optional.
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Answer, ApiDocument, Operation } from "./document";
import { exampleOf, typeTextOf, type Schema } from "./example";
import { referenceScript } from "./reference-script";
import { referenceStyles } from "./reference-styles";

type Call = { method: string; path: string; operation: Operation };

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Allows exactly the page's styles and script, by their hashes. */
export const referencePolicy = `default-src 'none'; style-src ${hashOf(referenceStyles)}; script-src ${hashOf(referenceScript)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `address`: base address of the API, without a trailing slash. */
export function writeReferencePage(document: ApiDocument, address: string) {
  const groups = (document.tags ?? []).map(({ name }) => ({ name, calls: callsOf(document, name) }));
  const { title, version, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${raw(`<style>${referenceStyles}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header><strong>${title}</strong> <span>${version}</span> <a href="/api/openapi.json">openapi.json</a></header>
        <nav aria-label="Calls">
          <p class="find" role="search" hidden>
            <label for="find">Find a call</label>
            <input id="find" type="search" placeholder="scores, x-auth-token, 409 &hellip;" autocomplete="off" />
            <span id="found" role="status"></span>
          </p>
          ${groups.map(writeContents)}
        </nav>
        <main id="main">
          <h1>${title}</h1>
          ${(description ?? "").split("\n\n").map((text) => html`<p>${markCode(text)}</p>`)}
          ${writeFirstAttempt(address)}
          ${groups.map(
            (group) =>
              html`<section>
                <h2 id="${anchorOf(group.name)}">${group.name}</h2>
                ${group.calls.map((call) => writeArticle(call, document))}
              </section>`,
          )}
          <section>
            <h2 id="shapes">Shapes</h2>
            ${Object.entries(schemasOf(document)).map(
              ([name, schema]) =>
                html`<article id="shape-${name}">
                  <h3>${name}</h3>
                  <p>${schema.description ?? ""}</p>
                  ${writeFields(`Fields of ${name}`, schema)}
                </article>`,
            )}
          </section>
        </main>
        ${raw(`<script>${referenceScript}</script>`)}
      </body>
    </html>`;
}

const writeFirstAttempt = (address: string) =>
  html`<section>
    <h2 id="first">A first attempt</h2>
    <ol>
      <li>
        Sign in, and keep the access token.
        ${writeCode(`URL=${address}
TOKEN=$(curl -s $URL/api/auth/session -H 'content-type: application/json' \\
  -d '{"username":"player","password":"Demo@2026space"}' | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`)}
      </li>
      <li>
        Join the course by its access code. The answer names the course (<code>groupId</code>) and its running class
        session (<code>sessionId</code>); doing so again changes nothing.
        ${writeCode(`curl -s $URL/api/groups/join -H "x-auth-token: $TOKEN" -H 'content-type: application/json' \\
  -d '{"password":"ORBIT-7K2M"}'`)}
      </li>
      <li>
        See what there is to play. ${writeCode('curl -s $URL/api/courses/{groupId}/headers -H "x-auth-token: $TOKEN"')}
      </li>
      <li>
        Submit the attempt. The same <code>attemptId</code> sent again gets the same receipt, so repeat it until there
        is one.
        ${writeCode(`curl -s $URL/api/scores -H "x-auth-token: $TOKEN" -H 'content-type: application/json' -d '{
  "attemptId": "'$(node -p 'crypto.randomUUID()')'", "scenarioId": "{scenarioId}", "sessionId": "{sessionId}",
  "totalScore": 80, "maxTotalScore": 100, "passed": true }'`)}
      </li>
    </ol>
  </section>`;

const writeCode = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

function callsOf({ paths }: ApiDocument, tag: string): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operation.tags?.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );
}

const anchorOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, "-");
// In this document, only schemas are references; parameters, responses and bodies are inline.
const schemasOf = ({ components }: ApiDocument) => components?.schemas ?? {};
const markCode = (text: string) =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const writeContents = ({ name, calls }: { name: string; calls: Call[] }) =>
  html`<h2><a href="#${anchorOf(name)}">${name}</a></h2>
    <ul>
      ${calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
    </ul>`;

function writeArticle({ method, path, operation }: Call, document: ApiDocument) {
  const parameters = operation.parameters ?? [];
  const body = bodyOf(operation);
  return html`<article id="${operation.operationId}">
    <h3>${operation.summary}</h3>
    <p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
    ${operation.description ? html`<p>${markCode(operation.description)}</p>` : ""}
    <p class="who">${writeAccess(operation)}</p>
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            ${writeTable(
              `Parameters: ${operation.summary}`,
              parameters.map((parameter) => [
                parameter.name,
                parameter.in,
                parameter.schema,
                Boolean(parameter.required),
              ]),
            )}`
        : ""
    }
    ${
      body && !body.$ref && body.properties
        ? html`<h4>Body</h4>
            ${writeFields(`Body: ${operation.summary}`, body)}`
        : ""
    }
    <h4>Answers</h4>
    <ul>
      ${Object.entries(operation.responses ?? {}).map(([status, answer]) => writeAnswerLine(status, answer))}
    </ul>
    ${writeExampleAnswer(operation, document)}
    <details>
      <summary>curl</summary>
      ${writeCode(writeCurl({ method, path, operation }, document))}
    </details>
  </article>`;
}

const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content["application/json"]?.schema;

const reaches: Record<string, string> = {
  any: "all",
  organization: "of the own organization",
  own: "own",
  part: "where they take part",
};

function writeAccess(operation: Operation) {
  if (operation["x-access"] === "anybody") return "Needs no sign-in.";
  const roles = operation["x-roles"];
  return roles
    ? `For ${Object.entries(roles)
        .map(([role, reach]) => `${role} (${reaches[reach]})`)
        .join(", ")}.`
    : "For everybody who is signed in.";
}

type Row = [name: string, place: string, schema: Schema, isRequired: boolean];

const writeTable = (label: string, rows: Row[]) =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>In</th>
          <th>Type</th>
          <th>Required</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, place, schema, isRequired]) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${place}</td>
              <td>
                ${typeTextOf(schema)}${schema.description ? html`<br /><small>${markCode(schema.description)}</small>` : ""}
              </td>
              <td>${isRequired ? "yes" : "no"}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const writeFields = (label: string, { properties = {}, required = [] }: Schema) =>
  writeTable(
    label,
    Object.entries(properties).map(([name, schema]) => [name, "body", schema, required.includes(name)]),
  );

function writeAnswerLine(status: string, answer: Answer) {
  if (answer.$ref) return html`<li><b>${status}</b> <a href="#shape-Problem">Problem</a></li>`;
  const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
  const schema = content?.schema;
  const shape = schema?.$ref ?? schema?.items?.$ref;
  const text = type === "application/json" ? typeTextOf(schema) : (type ?? "");
  return html`<li>
    <b>${status}</b> ${answer.description}
    ${shape ? html`<a href="#shape-${shape.split("/").at(-1)}">${text}</a>` : text}
  </li>`;
}

/** The response of a successful call. */
function writeExampleAnswer({ responses = {} }: Operation, document: ApiDocument) {
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  const schema = answer?.content?.["application/json"]?.schema;
  if (!status || !schema) return "";
  const example = exampleOf(schema, schemasOf(document));
  if (typeof example !== "object" || example === null || Object.keys(example).length === 0) return "";
  return html`<details>
    <summary>Answer ${status}</summary>
    ${writeCode(JSON.stringify(example, null, 2))}
  </details>`;
}

function writeCurl({ method, path, operation }: Call, document: ApiDocument) {
  const body = bodyOf(operation);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && parameter.required);
  const address = `${path}${query.map(({ name, schema }, index) => `${index ? "&" : "?"}${name}=${String(exampleOf(schema, schemasOf(document), name))}`).join("")}`;
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}"$URL${address}"`,
    ...(operation["x-access"] === "anybody" ? [] : [`-H "x-auth-token: $TOKEN"`]),
    ...(body
      ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(exampleOf(body, schemasOf(document)), null, 2)}'`]
      : []),
  ].join(" \\\n  ");
}
