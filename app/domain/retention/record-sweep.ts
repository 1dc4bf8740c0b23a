import { eq } from "drizzle-orm";
import { organizations } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { Ctx } from "~/domain/context";
import type { RetentionKind } from "./retention-kinds";

type Sweep = { kind: RetentionKind; days: number; organizationId: string | null; removed: number };

/** The server's act, also if a sweep ends because somebody changes the rule. */
export async function recordSweep(ctx: Ctx, { kind, days, organizationId, removed }: Sweep) {
  if (removed === 0) return;
  const [organization] = organizationId
    ? await ctx.db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId))
    : [];
  await recordChange(
    { ...ctx, actor: null },
    {
      action: "retention.sweep",
      subject: {
        type: organizationId ? "organization" : "system",
        id: organizationId ?? "retention",
        name: organization?.name ?? "Retention",
      },
      organizationId,
      details: { kind, days, removed },
    },
  );
}
