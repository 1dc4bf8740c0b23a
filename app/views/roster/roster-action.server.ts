import { data, redirect } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { confirmedNamesOf, readImportSettings } from "~/http/import-settings.server";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema, requireId } from "~/domain/id";
import { setAllowsRosters } from "~/domain/organizations/set-rosters";
import { Refusal } from "~/domain/refusal";
import { checkRoster, nameColumns } from "~/domain/roster/check-roster";
import { confirmAdmins } from "~/domain/roster/confirm-admins";
import { forgetRoster, importRoster } from "~/domain/roster/import-roster";
import { maxColumns, rosterFields, type RosterField } from "~/domain/roster/roster-limits";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { formOf } from "~/http/form-data.server";
import { submitForm } from "~/http/form.server";
import { statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";

const FileChange = v.object({
  intent: v.picklist(["columns", "import", "forget", "takeBack"]),
  id: idSchema(),
  movesFromOtherClasses: v.optional(v.literal("on")),
});

const RosterPermission = v.object({ intent: v.literal("allow"), allowsRosters: v.optional(v.literal("on")) });

/** Handles an uploaded file, the choice of its columns, the import, and discarding it. */
export async function changeRoster(request: Request, ctx: SignedInCtx) {
  const base = new URL(request.url).pathname;
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) return upload(request, ctx);
  if ((await formOf(request)).get("intent") === "allow")
    return submitForm(request, RosterPermission, async ({ allowsRosters }) => {
      const allowed = allowsRosters === "on";
      await setAllowsRosters(ctx, requireId(ctx.actor.organizationId, "organization"), allowed);
      return redirectWithToast(request, base, texts.roster.rosterPermission({ allowed }));
    });
  return submitForm(request, FileChange, async ({ intent, id, ...consent }, fields) => {
    if (intent === "columns") {
      await nameColumns(ctx, id, chosenColumnsOf(fields));
      return redirect(`${base}?id=${id}`);
    }
    if (intent === "forget") {
      const { courseId } = await forgetRoster(ctx, id);
      return redirect(courseId ? `${base}?courseId=${courseId}` : base);
    }
    if (intent === "takeBack") {
      await takeBackRoster(ctx, id);
      return redirectWithToast(request, `${base}?id=${id}`, texts.roster.tookBack);
    }
    await confirmAdmins(ctx, id, confirmedNamesOf(Object.entries(fields)));
    const movesFromOtherClasses = consent.movesFromOtherClasses === "on";
    await importRoster(ctx, id, { ...(await readImportSettings()), movesFromOtherClasses });
    return redirectWithToast(request, `${base}?id=${id}`, texts.roster.imported);
  });
}

/** The choices `column0`, `column1`, ...; empty means unused. */
function chosenColumnsOf(fields: Record<string, string>): (RosterField | null)[] {
  const chosenNames = Array.from({ length: maxColumns }, (_, place) => fields[`column${place}`]);
  return chosenNames.map((chosen) => rosterFields.find((field) => field === chosen) ?? null);
}

async function upload(request: Request, ctx: SignedInCtx) {
  const base = new URL(request.url).pathname;
  requireSameOrigin(request);
  const form = await formOf(request);
  const file = form.get("file");
  const organizationId =
    reachOf(ctx.actor.role, "roster:import") === "any" ? form.get("organizationId") : ctx.actor.organizationId;
  try {
    if (!(file instanceof Blob) || file.size === 0)
      throw new Refusal("invalid", say.roster.csvFileRequired, { file: [say.roster.csvFileRequired] });
    const id = await checkRoster(ctx, {
      bytes: new Uint8Array(await file.arrayBuffer()),
      fileName: "name" in file ? String(file.name) : "roster.csv",
      organizationId: idOf(organizationId),
      courseId: idOf(form.get("courseId")),
    });
    return redirect(`${base}?id=${id}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ message: error.message, errors: error.errors, values: {} }, { status: statusOf(error) });
  }
}
