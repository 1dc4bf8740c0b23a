// Every database constraint has a message for users who violate it in a race, or a reason why no race reaches it.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { asConstraintRefusal, constraintRefusals } from "~/domain/constraints/constraint-refusals";
import { Refusal } from "~/domain/refusal";
import { testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";

const ctx = await testContext();

/** Constraints that no race can reach, by the reason. */
const unreachable: Record<string, string[]> = {
  "Curricula are published one after the other, and nothing of them is ever deleted.": [
    ...["campaigns_curriculum_id_fkey", "scenarios_campaign_id_fkey", "scenarios_campaign_of_curriculum"],
    ...["curriculum_versions_curriculum_id_fkey", "catalogue_questions_scenario_id_fkey"],
    ...[
      "scenario_editions_scenario_id_fkey",
      "grade_decisions_scenario_id_fkey",
      ...["due_dates_scenario_id_fkey", "due_dates_campaign_id_fkey"],
      "feedback_comments_scenario_id_fkey",
      "credentials_campaign_id_fkey",
      ...["regrades_scenario_id_fkey", "regrades_question_id_fkey"],
      ...["grade_requests_scenario_id_fkey", "rubrics_scenario_id_fkey"],
      "curricula_key_key",
      "campaigns_key_taken",
      "campaigns_of_curriculum",
      ...["weekly_missions_curriculum_id_fkey", "weekly_missions_scenario_id_fkey"],
    ],
    ...["campaigns_position_taken", "scenarios_key_taken", "scenarios_position_taken"],
    ...["scenario_editions_scenario_id_print_key", "curriculum_versions_pkey", "catalogue_questions_pkey"],
    ...["curricula_pkey", "campaigns_pkey", "scenarios_pkey", "scenario_editions_pkey"],
  ],
  "Its id or secret is made for the row: random, or counted by the database.": [
    ...["organizations_pkey", "users_pkey", "subscriptions_pkey", "sign_ins_pkey", "refresh_tokens_pkey"],
    ...["password_resets_pkey", "courses_pkey", "access_codes_pkey", "class_sessions_pkey", "questions_pkey"],
    ...["sandboxes_pkey", "mail_outbox_pkey", "audit_entries_pkey", "user_count_changes_pkey", "roster_imports_pkey"],
    ...["purchases_pkey", "curriculum_drafts_pkey", "attempt_starts_pkey", "lesson_answers_pkey", "student_notes_pkey"],
    ...["weekly_missions_pkey", "duels_pkey"],
    ...["lesson_drafts_pkey", "setup_codes_pkey", "api_tokens_pkey", "sign_ins_cookie_hash_key", "summary_links_pkey"],
    ...["course_messages_pkey"],
    ...["lesson_drafts_pkey", "setup_codes_pkey", "sign_ins_cookie_hash_key", "summary_links_pkey"],
    ...["course_messages_pkey", "pending_identities_pkey", "provisioned_groups_pkey"],
    ...["passkeys_pkey", "recovery_codes_pkey", "webhook_events_pkey", "webhook_deliveries_pkey"],
    "grading_rules_pkey",
    ...["feedback_comments_pkey", "reusable_comments_pkey", "missions_pkey"],
    ...[
      "audit_outbox_pkey",
      "grade_decisions_pkey",
      "second_looks_pkey",
      "credentials_pkey",
      "signing_keys_pkey",
      "retention_rules_pkey",
    ],
    ...["regrades_pkey", "grade_submissions_pkey", "due_dates_pkey"],
    ...["grade_requests_pkey"],
    ...["takeouts_pkey", "takeouts_token_hash_key", "calendar_feeds_token_hash_key"],
  ],
  "Every statement that adds such a row leaves one that is there already as it is, or replaces it.": [
    ...[
      "attempts_pkey",
      "attempts_by_start",
      "course_members_pkey",
      "course_teachers_pkey",
      "class_session_students_pkey",
    ],
    ...["questions_scenario_id_fingerprint_key", "best_attempts_pkey", "best_quiz_attempts_pkey"],
    ...["leaderboard_scores_pkey", "rate_limits_pkey", "form_submissions_pkey", "user_batches_pkey"],
    ...[
      "game_answers_pkey",
      "offered_game_pkey",
      "named_permissions_pkey",
      "flown_attempts_pkey",
      "reflown_attempts_pkey",
    ],
    ...["identity_providers_pkey", "owned_domains_pkey", "break_glass_admins_pkey", "used_sign_in_states_pkey"],
    ...["authenticator_apps_pkey", "factor_deadlines_pkey", "held_forms_pkey", "factor_policy_pkey"],
    ...["provisioned_users_pkey", "provisioned_group_members_pkey"],
    ...["webhook_endpoints_pkey", "webhook_deliveries_once"],
    ...["feedback_mails_pkey", "rubrics_pkey", "releases_pkey", "mission_flights_pkey"],
    ...["calendar_feeds_pkey", "due_reminders_pkey"],
    ...["weekly_missions_week_curriculum_id_key", "weekly_flights_pkey", "shared_weekly_flights_pkey"],
    ...[
      "erasure_requests_pkey",
      "erased_people_pkey",
      "former_names_pkey",
      "signing_keys_one_current",
      "retention_rules_once",
    ],
    ...["failed_sign_ins_pkey", "sign_in_policy_pkey", "audit_stream_pkey", "takeouts_under_way"],
  ],
  "The rows are added once, by the transaction that makes or checks the whole they belong to.": [
    ...["roster_rows_pkey", "user_batch_rows_pkey", "migrations_pkey", "leaderboard_epoch_pkey", "banner_message_pkey"],
    ...["former_names_user_id_fkey"],
    ...["user_search_pkey", "user_search_user_id_fkey", "deletions_pkey", "deleted_rows_deletion_id_fkey"],
    ...["takeout_parts_pkey", "takeout_parts_takeout_id_fkey"],
    ...["regraded_attempts_pkey", "regraded_attempts_regrade_id_fkey"],
    ...["final_grades_pkey", "final_grades_submission_id_fkey"],
  ],
  "Missions stay for a year, and consent is given under a lock of the flights and the enrolment.": [
    "weekly_flights_mission_id_fkey",
    ...["shared_weekly_flights_mission_id_user_id_fkey", "shared_weekly_flights_class_session_id_user_id_fkey"],
  ],
  "Purchases go on from a stored state, one step at a time, and look at these themselves.": [
    ...["purchases_attempt_key_taken", "purchases_one_open_by_username", "purchases_one_open_by_email"],
    ...["purchases_checkout_id_key", "purchases_customer_id_key", "purchases_subscription_id_key"],
    ...["subscriptions_stripe_customer_id_key", "subscriptions_stripe_subscription_id_key"],
    ...["purchases_check", "purchases_check1", "purchases_check2", "purchases_state_check"],
    ...["purchases_attempt_key_check"],
  ],
  "The row is written under the lock of the organization, or by the one sweep that holds the rule.": [
    ...["retention_rules_organization_id_fkey", "retention_warnings_pkey"],
    ...["retention_warnings_class_session_id_fkey", "retention_warnings_user_id_fkey"],
  ],
  "It is about what changes under the lock of the course, the class or the player only.": [
    ...["class_sessions_check", "class_sessions_check1", "class_sessions_schedule_order"],
    ...["attempts_set_aside_with_reason", "attempts_accepted_by_someone", "best_attempts_check"],
    ...[
      "leaderboard_scores_score_check",
      ...["grade_decisions_withdrawn_once", "regrades_withdrawn_once", "second_looks_agreed_once"],
      "ended_quizzes_user_id_scenario_id_class_session_id_key",
      ...["practice_reviews_pkey", "practice_reviews_once_a_day", "practice_reviews_newest"],
      ...["weekly_flights_tries", "weekly_flights_whole"],
    ],
  ],
};

/** Values of the row itself, which the input's schema or the statement already checks. */
const isOwnValue = ({ name, type, columns }: Constraint) =>
  type === "c" && columns <= 1 && !Object.hasOwn(constraintRefusals, name);
const ownValuesOfSeveral = [
  "api_tokens_service_of_organization",
  ...["missions_shared_solved", "mission_flights_counted"],
  ...["duels_two_people", "duels_whole"],
  ...["due_dates_of_one", "due_dates_in_order", "due_dates_extension"],
  ...["grade_decisions_points", "grade_decisions_rubric", "grade_decisions_wants_look", "second_looks_outcome"],
  ...["feedback_comments_place", "feedback_comments_answer"],
  ...["credentials_revoked", "signing_keys_replaced"],
  ...["regrades_whole", "grade_submissions_kind"],
  ...["grading_rules_of_one", "releases_opens_at"],
  ...["access_codes_check", "attempts_check", "attempts_questions_within_maximum", "attempts_total_within_maximum"],
  ...["banner_message_check", "users_names_printable", "users_former_without_access", "users_email_check"],
  "practice_reviews_due_later",
  "erasure_requests_refused_with_reason",
  ...["retention_rules_of_organization", "grade_requests_answered_whole"],
];

type Constraint = { name: string; type: string; columns: number };

const constraints = await storedRows<Constraint>(
  ctx.db,
  sql`select conname as name, contype::text as type, coalesce(cardinality(conkey), 0)::int as columns from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'u', 'p', 'x', 'c')
    union
    select c.relname, 'u', i.indnatts::int from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`,
);

test("every constraint has a refusal, or a reason why no race reaches it", () => {
  const excusedNames = new Set([...Object.values(unreachable).flat(), ...ownValuesOfSeveral]);
  const open = constraints.filter(
    (constraint) =>
      !isOwnValue(constraint) &&
      !excusedNames.has(constraint.name) &&
      !Object.hasOwn(constraintRefusals, constraint.name),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("every refusal and every reason belongs to one constraint", () => {
  const existingNames = new Set(constraints.map(({ name }) => name));
  const excusedNames = [...Object.values(unreachable).flat(), ...ownValuesOfSeveral];
  const raisedByTriggers = ["organizations_user_limit"];
  const refusalNames = [...Object.keys(constraintRefusals), ...excusedNames].filter(
    (name) => !raisedByTriggers.includes(name),
  );
  expect(refusalNames.filter((name) => !existingNames.has(name))).toEqual([]);
  expect(excusedNames.filter((name) => Object.hasOwn(constraintRefusals, name))).toEqual([]);
});

test("a violated constraint becomes a readable refusal, however deep the error is", () => {
  const violated = (constraint: string) => new Error("Failed query", { cause: { constraint } });
  expect(asConstraintRefusal(violated("attempts_class_session_id_fkey"))).toMatchObject({
    code: "notFound",
    message: "The class was not found.",
  });
  for (const name of Object.keys(constraintRefusals)) {
    const refusal = asConstraintRefusal(violated(name));
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal?.message).toMatch(/^[A-Z].{10,}[a-z.]$/);
  }
  for (const name of ["constructor", "toString", "somebody_elses"])
    expect(asConstraintRefusal(violated(name))).toBeNull();
  expect(asConstraintRefusal(new Error("lost"))).toBeNull();
});
