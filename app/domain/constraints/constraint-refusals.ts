// Refusals for constraint violations that only a race can cause (docs/decisions/0146). Verbs that know the context
// better write their own.
import { constraintOf } from "~/db/database.server";
import { emailTaken, organizationFull, usernameTaken } from "~/domain/accounts/create-user";
import { notFound, Refusal, type Thing } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

const changed = (thing: "accessCode" | "curriculum" | "instructor" | "organization") => () =>
  new Refusal("conflict", say.refusals.changedMeanwhile({ thing }));
const gone = (thing: Thing) => () => notFound(thing);
const signedOut = (reason: Message) => () => new Refusal("unauthenticated", reason);
const exists = (reason: Message) => () => new Refusal("conflict", reason);

const user = gone("user");
const course = gone("course");
const classSession = gone("class");
const scenario = gone("scenario");
const organization = changed("organization");
const curriculum = changed("curriculum");

export const constraintRefusals: Readonly<Record<string, () => Refusal>> = {
  users_username_taken: usernameTaken,
  users_email_taken: emailTaken,
  // Raised by the trigger that counts seats.
  organizations_user_limit: organizationFull,
  organizations_name_taken: exists(say.refusals.organizationExists),
  access_codes_code_taken: exists(say.refusals.accessCodeExists),
  access_codes_course_id_key: exists(say.refusals.courseCodeExists),
  class_sessions_one_running: exists(say.refusals.runningClassExists),
  class_sessions_one_scheduled: exists(say.refusals.scheduledClassExists),
  lesson_drafts_curriculum_id_key_key: exists(say.refusals.lessonKeyExists),
  summary_links_token_hash_key: exists(say.refusals.linkExists),
  api_tokens_token_hash_key: exists(say.apiTokens.exists),
  identity_providers_short_name_taken: exists(say.singleSignOn.shortNameTaken),
  identities_pkey: exists(say.singleSignOn.startAgain),
  identities_one_of_issuer: exists(say.singleSignOn.accountOfOther),
  provisioned_users_external_id_taken: exists(say.provisioning.externalIdTaken),
  provisioned_groups_name_taken: exists(say.provisioning.groupNameTaken),
  provisioned_groups_external_id_taken: exists(say.provisioning.externalIdTaken),
  pending_identities_organization_id_fkey: exists(say.singleSignOn.startAgain),
  passkeys_credential_id_taken: exists(say.factors.passkeyExists),
  grade_requests_one_open: exists(say.gradeRequests.alreadyOpen),
  subscriptions_user_id_key: exists(say.refusals.subscriptionExists),

  sign_ins_user_id_fkey: signedOut(say.signedOut.wrongPassword),
  refresh_tokens_sign_in_id_fkey: signedOut(say.signIn.mustLogIn),
  held_forms_sign_in_id_fkey: signedOut(say.signIn.mustLogIn),

  api_tokens_user_id_fkey: user,
  credentials_user_id_fkey: user,
  authenticator_apps_user_id_fkey: user,
  factor_deadlines_user_id_fkey: user,
  passkeys_user_id_fkey: user,
  recovery_codes_user_id_fkey: user,
  takeouts_user_id_fkey: user,
  takeouts_requested_by_fkey: user,
  attempts_user_id_fkey: user,
  attempt_starts_user_id_fkey: user,
  lesson_answers_user_id_fkey: user,
  best_attempts_user_id_fkey: user,
  best_quiz_attempts_user_id_fkey: user,
  leaderboard_scores_user_id_fkey: user,
  class_session_students_user_id_fkey: user,
  erasure_requests_user_id_fkey: user,
  course_members_user_id_fkey: user,
  courses_owner_id_fkey: changed("instructor"),
  course_messages_sent_by_fkey: user,
  curriculum_drafts_owner_id_fkey: user,
  ended_quizzes_user_id_fkey: user,
  game_answers_answered_by_fkey: user,
  named_permissions_user_id_fkey: user,
  password_resets_user_id_fkey: user,
  provisioned_users_user_id_fkey: user,
  provisioned_group_members_user_id_fkey: user,
  provisioned_group_members_group_id_fkey: gone("resource"),
  purchases_user_id_fkey: user,
  roster_imports_created_by_fkey: user,
  sandboxes_owner_id_fkey: user,
  grade_decisions_decided_by_fkey: user,
  grade_submissions_decided_by_fkey: user,
  final_grades_user_id_fkey: gone("student"),
  regrades_decided_by_fkey: user,
  grading_rules_set_by_fkey: user,
  due_dates_set_by_fkey: user,
  due_dates_user_id_fkey: gone("student"),
  releases_set_by_fkey: user,
  course_teachers_user_id_fkey: user,
  course_teachers_added_by_fkey: user,
  grade_requests_answered_by_fkey: user,
  grade_requests_user_id_fkey: gone("student"),
  weekly_flights_user_id_fkey: user,
  grade_decisions_user_id_fkey: gone("student"),
  second_looks_looked_by_fkey: user,
  second_looks_decision_id_fkey: gone("decision"),
  feedback_comments_author_id_fkey: user,
  feedback_comments_user_id_fkey: gone("student"),
  feedback_comments_attempt_id_fkey: gone("attempt"),
  feedback_comments_class_session_id_fkey: classSession,
  feedback_mails_user_id_fkey: user,
  calendar_feeds_user_id_fkey: user,
  due_reminders_user_id_fkey: user,
  reusable_comments_user_id_fkey: user,
  student_notes_author_id_fkey: user,
  student_notes_user_id_fkey: gone("student"),
  subscriptions_user_id_fkey: user,
  user_batches_created_by_fkey: user,

  access_codes_course_id_fkey: course,
  class_sessions_course_id_fkey: course,
  grading_rules_course_id_fkey: course,
  rubrics_course_id_fkey: course,
  course_messages_course_id_fkey: course,
  course_members_course_id_fkey: course,
  course_teachers_course_id_fkey: course,
  provisioned_groups_course_id_fkey: course,
  student_notes_course_id_fkey: course,
  users_last_group_selection_id_fkey: course,

  attempts_class_session_id_fkey: classSession,
  attempt_starts_class_session_id_fkey: classSession,
  best_attempts_class_session_id_fkey: classSession,
  grade_decisions_class_session_id_fkey: classSession,
  due_dates_class_session_id_fkey: classSession,
  regrades_class_session_id_fkey: classSession,
  grade_submissions_class_session_id_fkey: classSession,
  releases_class_session_id_fkey: classSession,
  grade_requests_class_session_id_fkey: classSession,
  best_quiz_attempts_class_session_id_fkey: classSession,
  ended_quizzes_class_session_id_fkey: classSession,
  class_session_students_class_session_id_fkey: classSession,
  leaderboard_scores_class_session_id_fkey: classSession,
  summary_links_class_session_id_fkey: classSession,
  users_last_joined_session_id_fkey: classSession,
  best_attempts_attempt_id_fkey: gone("attempt"),
  regraded_attempts_attempt_id_fkey: gone("attempt"),
  best_quiz_attempts_attempt_id_fkey: gone("attempt"),
  flown_attempts_attempt_id_fkey: gone("attempt"),
  reflown_attempts_attempt_id_fkey: gone("attempt"),

  access_codes_organization_id_fkey: organization,
  api_tokens_organization_id_fkey: organization,
  courses_organization_id_fkey: organization,
  grading_rules_organization_id_fkey: organization,
  leaderboard_scores_organization_id_fkey: organization,
  roster_imports_organization_id_fkey: organization,
  users_organization_id_fkey: organization,
  identity_providers_organization_id_fkey: organization,
  owned_domains_organization_id_fkey: organization,
  provisioned_users_organization_id_fkey: organization,
  provisioned_groups_organization_id_fkey: organization,
  webhook_endpoints_organization_id_fkey: organization,
  webhook_deliveries_endpoint_id_fkey: gone("page"),
  webhook_deliveries_event_id_fkey: gone("page"),
  break_glass_admins_organization_id_fkey: organization,
  break_glass_admins_user_id_fkey: user,
  identities_user_id_fkey: user,
  users_access_code_id_fkey: changed("accessCode"),
  roster_rows_import_id_fkey: gone("import"),
  user_batch_rows_batch_id_fkey: gone("change"),

  attempts_scenario_id_fkey: scenario,
  attempt_starts_scenario_id_fkey: scenario,
  attempt_starts_edition_id_fkey: scenario,
  ended_quizzes_scenario_id_fkey: scenario,
  lesson_answers_scenario_id_fkey: scenario,
  releases_scenario_id_fkey: scenario,
  best_attempts_scenario_id_fkey: scenario,
  best_quiz_attempts_scenario_id_fkey: scenario,
  leaderboard_scores_scenario_id_fkey: scenario,
  leaderboard_scores_campaign_id_fkey: scenario,
  questions_scenario_id_fkey: scenario,
  class_sessions_curriculum_id_fkey: curriculum,
  organizations_curriculum_id_fkey: curriculum,
  lesson_drafts_curriculum_id_fkey: curriculum,
};

/** The refusal for such a violation; null for any other error. */
export function asConstraintRefusal(error: unknown): Refusal | null {
  const name = constraintOf(error);
  return (name && Object.hasOwn(constraintRefusals, name) && constraintRefusals[name]?.()) || null;
}
