// What the database holds about people, column by column: docs/privacy.md, the export and the erasure read it.
import { sql, type SQL } from "drizzle-orm";
import { isHeld } from "~/domain/grades/is-held";
import { nameKey } from "~/domain/name-key";

/** Of whom rows are looked for. */
export type Person = { id: string; username: string; email: string };

/** How sensitive a column is; docs/privacy.md says what each level requires. */
export const levels = ["identity", "record", "trace", "secret"] as const;
export type Level = (typeof levels)[number];

/** Parts of an export, and of docs/privacy.md. */
export const areas = ["account", "signIns", "learning", "teaching", "administration", "payments", "content"] as const;
export type Area = (typeof areas)[number];

/** Columns by level, as names with spaces between. */
type Columns = Partial<Record<Level, string>>;

export type PersonalTable = {
  name: string;
  area: Area;
  /**
   * In which ways a row can be about a person: SQL on a row `t`, and the columns that are about this person. A column
   * about nobody who can be found, such as a digest, belongs to `nobody`.
   */
  people: Record<string, { isAbout: (person: Person) => SQL; columns: Columns }>;
  nobody?: Columns;
  /** Columns that hold nothing personal by themselves. */
  plain?: string;
  /** SQL on a row `t` for columns of which an export contains only a part. */
  exported?: Record<string, (person: Person) => SQL>;
  /** SQL on a row `t`: an export leaves it out for now, because it is about a grade of the person that is held. */
  isWithheld?: (person: Person) => SQL;
  /** In which order an index finds a person's rows; otherwise that of the primary key. Ends with the primary key. */
  order?: string;
};

const by =
  (column: string) =>
  ({ id }: Person) =>
    sql`t.${sql.raw(column)} = ${id}`;
/** Older tables name people by their username. */
const byName =
  (column: string) =>
  ({ username }: Person) =>
    sql`t.${sql.raw(column)} = ${username}`;
const bySignIn = ({ id }: Person) => sql`t.sign_in_id in (select s.id from sign_ins s where s.user_id = ${id})`;
const byAttempt = ({ id }: Person) => sql`t.attempt_id in (select a.id from attempts a where a.user_id = ${id})`;

const isHeldNow = (part: "grades" | "feedback", row: string) => isHeld(part, row, sql`now()`);
const aboutHeld =
  (part: "grades" | "feedback") =>
  ({ id }: Person) =>
    sql`(t.user_id = ${id} and ${isHeldNow(part, "t")})`;
const ofHeldAttempt = () =>
  sql`exists (select from attempts a where a.id = t.attempt_id and ${isHeldNow("grades", "a")})`;
/** An event or audit entry about the person, by the ids in its details. */
const withHeldDetails = (details: string) =>
  sql`exists (select from releases r where r.class_session_id::text = t.${sql.raw(details)}->>'classId'
    and r.scenario_id::text = t.${sql.raw(details)}->>'scenarioId' and ${isHeldNow("grades", "r")})`;

export const personalTables: PersonalTable[] = [
  {
    name: "users",
    area: "account",
    people: {
      person: {
        isAbout: by("id"),
        columns: {
          identity:
            "id username username_key email email_key first_name last_name first_name_key last_name_key nationality",
          record:
            "rank_title organization_id organization_key roles main_role is_free_user enabled last_joined_session_id last_group_selection_id access_code_id language",
          trace: "created_at last_active reset_password_pending enabled_changes",
          secret: "password_hash",
        },
      },
    },
    plain: "is_former",
  },
  {
    name: "former_names",
    area: "account",
    people: { person: { isAbout: by("user_id"), columns: { identity: "user_id name" } } },
  },
  {
    name: "erasure_requests",
    area: "account",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "asked_at refused_at refusal" },
      },
    },
  },
  {
    name: "erased_people",
    area: "administration",
    people: {},
    // Nothing else says who they were.
    nobody: { identity: "user_id", trace: "erased_at" },
  },
  {
    name: "credentials",
    area: "learning",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "campaign_id campaign_title token evidence issued_at revoked_at bars_next",
        },
      },
      revoker: { isAbout: byName("revoked_by"), columns: { identity: "revoked_by" } },
    },
    plain: "id",
  },
  {
    name: "user_search",
    area: "account",
    people: { person: { isAbout: by("user_id"), columns: { identity: "user_id text" } } },
  },
  {
    name: "named_permissions",
    area: "account",
    people: {
      holder: { isAbout: by("user_id"), columns: { identity: "user_id", record: "permission given_at" } },
      giver: { isAbout: byName("given_by"), columns: { identity: "given_by" } },
    },
  },
  {
    name: "mail_outbox",
    area: "account",
    people: {
      recipient: {
        isAbout: ({ email }) => sql`lower(t.recipient) = lower(${email})`,
        columns: {
          identity: "recipient",
          trace: "subject created_at sent_at failed_at last_error",
          // They contain links that sign in, or that stop mails.
          secret: "text_body html_body stop_url",
        },
      },
      sender: { isAbout: ({ email }) => sql`lower(t.reply_to) = lower(${email})`, columns: { identity: "reply_to" } },
    },
    plain: "id next_try_at tries is_last",
  },
  {
    name: "sign_ins",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id issuer subject",
          trace:
            "created_at last_seen_at expires_at ended_at user_agent address way factor proved_at factors_due_at is_new_device",
          secret: "cookie_hash provider_session id_token",
        },
      },
    },
    plain: "id",
  },
  {
    name: "refresh_tokens",
    area: "signIns",
    people: {
      person: {
        isAbout: bySignIn,
        columns: { trace: "sign_in_id created_at rotated_at", secret: "token_hash" },
      },
    },
  },
  {
    name: "failed_sign_ins",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "key user_id", trace: "tries first_at last_at last_address" },
      },
    },
  },
  {
    name: "password_resets",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", trace: "kind created_at expires_at used_at", secret: "token_hash" },
      },
    },
  },
  {
    name: "passkeys",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          trace: "name transports created_at last_used_at",
          secret: "credential_id public_key counter",
        },
      },
    },
    plain: "id rp_id",
  },
  {
    name: "authenticator_apps",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", trace: "created_at last_used_at", secret: "secret last_step" },
      },
    },
  },
  {
    name: "recovery_codes",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", trace: "kind created_at expires_at", secret: "code_hash" },
      },
    },
  },
  {
    name: "factor_deadlines",
    area: "signIns",
    people: {
      person: { isAbout: by("user_id"), columns: { identity: "user_id", record: "due_at is_forced" } },
    },
  },
  {
    name: "held_forms",
    area: "signIns",
    people: {
      person: {
        isAbout: bySignIn,
        columns: { trace: "sign_in_id address expires_at", secret: "fields" },
      },
    },
  },
  {
    name: "api_tokens",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "name scopes",
          trace: "created_at expires_at last_used_at",
          secret: "token_hash",
        },
      },
    },
    plain: "id kind organization_id",
  },
  {
    name: "identities",
    area: "signIns",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id issuer subject", record: "given", trace: "linked_at linked_by last_used_at" },
      },
    },
  },
  {
    name: "pending_identities",
    area: "signIns",
    people: {},
    nobody: { identity: "identity", secret: "token_hash" },
    plain: "organization_id expires_at",
  },
  {
    name: "rate_limits",
    area: "signIns",
    people: {},
    // A digest of the address, account or typed name.
    nobody: { trace: "key" },
    plain: "points expire",
  },
  {
    name: "form_submissions",
    area: "signIns",
    people: {},
    // The answer may contain the name of a person whom the form was about.
    nobody: { trace: "key", identity: "result" },
    plain: "created_at",
  },
  {
    name: "provisioned_users",
    area: "account",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id external_id", record: "organization_id given changed_at removed_at" },
      },
    },
  },
  {
    name: "provisioned_group_members",
    area: "account",
    people: { person: { isAbout: by("user_id"), columns: { identity: "user_id", record: "group_id" } } },
  },
  {
    name: "takeouts",
    area: "account",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          trace: "requested_at ready_at failed_at expires_at",
          secret: "state token_hash",
        },
      },
      requester: {
        isAbout: by("requested_by"),
        columns: { identity: "requested_by", trace: "requested_at ready_at failed_at expires_at" },
      },
    },
    plain: "id done_rows total_rows stepped_at tries next_try_at",
  },
  {
    name: "takeout_parts",
    area: "account",
    people: {},
    nobody: { secret: "content" },
    plain: "takeout_id file position",
  },
  {
    name: "break_glass_admins",
    area: "account",
    people: { person: { isAbout: by("user_id"), columns: { identity: "user_id" } } },
    plain: "organization_id",
  },
  {
    name: "course_members",
    area: "learning",
    people: { member: { isAbout: by("user_id"), columns: { identity: "user_id", record: "course_id joined_at" } } },
  },
  {
    name: "class_session_students",
    area: "learning",
    people: {
      student: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "class_session_id joined_at account_disabled" },
      },
    },
    plain: "changed_in",
  },
  {
    name: "attempts",
    area: "learning",
    isWithheld: aboutHeld("grades"),
    order: "received_at id",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record:
            "scenario_id class_session_id total_score max_total_score questions_score max_questions_score score max_score passed score_card_type question_ids answers received_at checked_by is_late evidence evidence_print set_aside_at set_aside_reason uncounted accepted_at recorded",
          trace: "client sign_in_id start_id",
        },
      },
      excluder: { isAbout: byName("set_aside_by"), columns: { identity: "set_aside_by" } },
      accepter: { isAbout: byName("accepted_by"), columns: { identity: "accepted_by" } },
    },
    plain: "id",
  },
  {
    name: "flown_attempts",
    area: "learning",
    isWithheld: ofHeldAttempt,
    people: { player: { isAbout: byAttempt, columns: { record: "attempt_id flown" } } },
  },
  {
    name: "reflown_attempts",
    area: "learning",
    isWithheld: ofHeldAttempt,
    people: { player: { isAbout: byAttempt, columns: { record: "attempt_id result" } } },
    plain: "print",
  },
  {
    name: "attempt_starts",
    area: "learning",
    order: "scenario_id started_at id",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "scenario_id class_session_id started_at mode is_drawn told_questions",
          trace: "client sign_in_id",
        },
      },
    },
    plain: "id edition_id seed",
  },
  {
    name: "ended_quizzes",
    area: "learning",
    // It has no primary key; nobody ends a quiz in two classes within a millisecond.
    order: "scenario_id ended_at",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "scenario_id class_session_id ended_at" },
      },
    },
  },
  {
    name: "lesson_answers",
    area: "learning",
    order: "scenario_id question_key id",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "scenario_id question_key start_id attempt_id chosen is_right points is_told answered_at",
        },
      },
    },
    plain: "id",
  },
  {
    name: "practice_reviews",
    area: "learning",
    people: {
      student: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record:
            "scenario_id question_key chosen is_right is_sure reviewed_at reviewed_on due_on stability difficulty repetitions lapses is_newest",
        },
      },
    },
    plain: "id",
  },
  {
    name: "best_attempts",
    area: "learning",
    isWithheld: aboutHeld("grades"),
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "class_session_id scenario_id attempt_id score max_score achieved_at is_reported",
        },
      },
    },
  },
  {
    name: "best_quiz_attempts",
    area: "learning",
    isWithheld: aboutHeld("grades"),
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "class_session_id scenario_id attempt_id questions_score max_questions_score achieved_at",
        },
      },
    },
  },
  {
    name: "weekly_flights",
    area: "learning",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "mission_id begun_at tries points delta_v duration passed achieved_at log",
        },
      },
    },
  },
  {
    name: "duels",
    area: "learning",
    people: {
      // Each one's seat has the burn of the open turn, which the other one must not see.
      opener: {
        isAbout: by("opener_id"),
        columns: { identity: "opener_id", record: "opener_seat opener_points" },
      },
      joiner: {
        isAbout: by("joiner_id"),
        columns: { identity: "joiner_id", record: "joiner_seat joiner_points" },
      },
    },
    plain:
      "id class_session_id kind pace status version seed rounds turn_began_at due_at ended_by created_at changed_at",
  },
  {
    name: "shared_weekly_flights",
    area: "learning",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "mission_id class_session_id shared_at" },
      },
    },
  },
  {
    name: "leaderboard_scores",
    area: "learning",
    isWithheld: () => sql`exists (select from attempts a where a.user_id = t.user_id and ${isHeldNow("grades", "a")})`,
    people: {
      player: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record:
            "class_session_id campaign_id scenario_id organization_id scope_id subject_id score reported_score achieved_at",
        },
      },
    },
    plain: "epoch",
  },
  {
    name: "grading_rules",
    area: "learning",
    people: { author: { isAbout: by("set_by"), columns: { identity: "set_by setter_name", record: "set_at" } } },
    plain: "id number course_id organization_id rules",
  },
  {
    name: "course_teachers",
    area: "teaching",
    people: {
      person: { isAbout: by("user_id"), columns: { identity: "user_id", record: "course_id reach added_at" } },
      adder: { isAbout: by("added_by"), columns: { identity: "added_by adder_name" } },
    },
  },
  {
    name: "releases",
    area: "learning",
    people: { author: { isAbout: by("set_by"), columns: { identity: "set_by setter_name", record: "set_at" } } },
    plain: "class_session_id scenario_id part rule opens_at",
  },
  {
    name: "grade_decisions",
    area: "learning",
    isWithheld: aboutHeld("grades"),
    people: {
      student: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "class_session_id scenario_id kind points max_points rubric reason replaces decided_at",
        },
      },
      author: { isAbout: by("decided_by"), columns: { identity: "decided_by decider_name" } },
    },
    // Students don't read that somebody looks at a decision.
    nobody: { record: "wants_look" },
    plain: "id number batch_id",
  },
  {
    name: "second_looks",
    area: "teaching",
    people: {
      looker: {
        isAbout: by("looked_by"),
        columns: { identity: "looked_by looker_name", record: "decision_id outcome changed_to looked_at" },
      },
    },
    plain: "id",
  },
  {
    name: "due_dates",
    area: "learning",
    people: {
      student: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "class_session_id scenario_id due_at reason set_at" },
      },
      author: { isAbout: by("set_by"), columns: { identity: "set_by setter_name" } },
    },
    plain: "id number campaign_id opens_at",
  },
  {
    name: "feedback_comments",
    area: "learning",
    isWithheld: aboutHeld("feedback"),
    people: {
      student: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record:
            "class_session_id scenario_id attempt_id question moment text written_at changed_at answer answered_at",
          trace: "read_at mailed_at",
        },
      },
      author: { isAbout: by("author_id"), columns: { identity: "author_id author_name", record: "text written_at" } },
    },
    plain: "id number",
  },
  {
    name: "calendar_feeds",
    area: "learning",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "created_at", trace: "read_at", secret: "token_hash" },
      },
    },
  },
  {
    name: "due_reminders",
    area: "learning",
    people: {
      person: { isAbout: by("user_id"), columns: { identity: "user_id", record: "reminded_until" } },
    },
  },
  {
    name: "feedback_mails",
    area: "learning",
    people: {
      student: { isAbout: by("user_id"), columns: { identity: "user_id", record: "is_wanted", trace: "mailed_at" } },
    },
  },
  {
    name: "reusable_comments",
    area: "teaching",
    people: {
      author: { isAbout: by("user_id"), columns: { identity: "user_id", record: "text created_at" } },
    },
    plain: "id",
  },
  {
    name: "regrades",
    area: "learning",
    people: { author: { isAbout: by("decided_by"), columns: { identity: "decided_by decider_name" } } },
    plain: "id number class_session_id scenario_id kind question_id rule reason replaces decided_at",
  },
  {
    name: "regraded_attempts",
    area: "learning",
    isWithheld: ofHeldAttempt,
    people: {
      player: {
        isAbout: byAttempt,
        columns: { record: "attempt_id score_before max_score_before score max_score" },
      },
    },
    plain: "regrade_id",
  },
  {
    name: "grade_submissions",
    area: "learning",
    people: {
      author: { isAbout: by("decided_by"), columns: { identity: "decided_by decider_name", record: "reason" } },
    },
    plain: "id number class_session_id kind basis decided_at",
  },
  {
    name: "final_grades",
    area: "learning",
    isWithheld: () =>
      sql`exists (select from grade_submissions g join releases r using (class_session_id)
        where g.id = t.submission_id and ${isHeldNow("grades", "r")})`,
    people: {
      student: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "submission_id percent letter passed graded missing excused" },
      },
    },
  },
  {
    name: "student_notes",
    area: "learning",
    people: {
      student: { isAbout: by("user_id"), columns: { identity: "user_id", record: "course_id text written_at" } },
      author: { isAbout: by("author_id"), columns: { identity: "author_id author_name" } },
    },
    plain: "id",
  },
  {
    name: "course_messages",
    area: "learning",
    people: {
      sender: {
        isAbout: by("sent_by"),
        columns: { identity: "sent_by sender_name reply_to", record: "subject text sent_at" },
      },
      recipient: {
        isAbout: ({ id }) => sql`(${id}::uuid = any(t.recipients) or ${id}::uuid = any(t.without_address))`,
        columns: { identity: "recipients without_address", record: "subject text sent_at" },
      },
    },
    plain: "id course_id class_name",
    exported: {
      recipients: ({ id }) => sql`(select array_agg(r) from unnest(t.recipients) r where r = ${id}::uuid)`,
      without_address: ({ id }) => sql`(select array_agg(r) from unnest(t.without_address) r where r = ${id}::uuid)`,
    },
  },
  {
    name: "grade_requests",
    area: "learning",
    isWithheld: aboutHeld("grades"),
    people: {
      student: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id",
          record: "class_session_id scenario_id text asked_at outcome answer answered_at decision_id",
        },
      },
      instructor: { isAbout: by("answered_by"), columns: { identity: "answered_by answerer_name" } },
    },
    plain: "id",
  },
  {
    name: "retention_warnings",
    area: "learning",
    people: {
      student: { isAbout: by("user_id"), columns: { identity: "user_id", record: "class_session_id warned_at" } },
    },
  },
  {
    name: "summary_links",
    area: "learning",
    people: {
      student: {
        isAbout: ({ id }) =>
          sql`t.summary->'attention' @> jsonb_build_array(jsonb_build_object('userId', ${id}::text))`,
        columns: { record: "class_session_id summary with_names" },
      },
      author: { isAbout: byName("created_by"), columns: { identity: "created_by" } },
    },
    nobody: { secret: "token_hash" },
    plain: "id created_at expires_at",
    exported: {
      summary: ({ id }) => sql`(select jsonb_agg(a) from jsonb_array_elements(t.summary->'attention') a
        where a->>'userId' = ${id}::text)`,
    },
  },
  {
    name: "webhook_events",
    area: "learning",
    isWithheld: () => withHeldDetails("data"),
    people: {
      person: {
        isAbout: ({ id }) => sql`t.data->>'userId' = ${id}::text`,
        columns: { record: "type occurred_at data" },
      },
    },
    plain: "id organization_id endpoint_id created_at is_spread",
  },
  {
    name: "webhook_deliveries",
    area: "learning",
    people: {
      person: {
        isAbout: ({ id }) =>
          sql`t.event_id in (select e.id from webhook_events e where e.data->>'userId' = ${id}::text)`,
        columns: { trace: "event_id delivered_at failed_at" },
      },
    },
    // The receiver may repeat what it got.
    nobody: { record: "answer_headers answer_body", secret: "request_headers" },
    plain: "id endpoint_id created_at begun_at tries next_try_at tried_at answer_status error duration_ms",
  },
  {
    name: "courses",
    area: "teaching",
    people: { owner: { isAbout: by("owner_id"), columns: { identity: "owner_id" } } },
    plain:
      "id name organization_id caption created_at shows_median shows_answers max_quiz_attempts quiz_cooldown_minutes quiz_review takes_requests requests_until second_look_share lesson_language time_zone",
  },
  {
    name: "roster_imports",
    area: "teaching",
    people: { author: { isAbout: by("created_by"), columns: { identity: "created_by", record: "file_name" } } },
    // The file's rows until it has been imported: `roster_rows` finds the people.
    nobody: { identity: "file_text" },
    plain:
      "id organization_id course_id created_at expires_at done_at done_to ignored_columns running_at take_back_at taken_back_at",
  },
  {
    name: "roster_rows",
    area: "account",
    people: {
      person: {
        isAbout: ({ id, email }) => sql`(t.user_id = ${id} or lower(t.email) = lower(${email}))`,
        columns: {
          identity: "user_name email first_name last_name user_id",
          record:
            "rank_title role course outcome message problem course_id makes_admin is_confirmed lacks_seat done_at class_before is_taken_back left_alone",
        },
      },
    },
    plain: "import_id position",
  },
  {
    name: "user_batches",
    area: "administration",
    people: { author: { isAbout: by("created_by"), columns: { identity: "created_by", record: "filter" } } },
    plain:
      "id created_at kind course_id course_name role organization_id organization_name missing planned_at begun_at done_at undo_at running_at undone_at",
  },
  {
    name: "user_batch_rows",
    area: "account",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id username",
          record: "left_out is_late done_at before is_undone left_alone",
        },
      },
    },
    plain: "batch_id position",
    exported: { before: () => sql`t.before - 'codeHash'` },
  },
  {
    name: "audit_entries",
    area: "administration",
    isWithheld: ({ id }) => sql`(t.subject_id = ${id}::text and ${withHeldDetails("details")})`,
    people: {
      actor: {
        isAbout: by("actor_id"),
        columns: { identity: "actor_id actor_name", trace: "sign_in_id token_id" },
      },
      subject: {
        isAbout: ({ id }) => sql`(t.subject_type = 'user' and t.subject_id = ${id}::text)`,
        columns: { identity: "subject_id subject_name", record: "details" },
      },
    },
    plain: "id at action subject_type organization_id",
  },
  {
    name: "deletions",
    area: "administration",
    people: {
      subject: {
        isAbout: ({ id }) => sql`(t.kind = 'user' and t.subject_id = ${id})`,
        columns: { identity: "subject_id name" },
      },
      author: { isAbout: byName("deleted_by"), columns: { identity: "deleted_by" } },
    },
    plain: "id kind organization_id organization_name deleted_at expires_at",
  },
  {
    name: "deleted_rows",
    area: "administration",
    people: {},
    // Each row is about the people that its table says.
    nobody: { record: "content" },
    plain: "deletion_id from_table",
  },
  {
    name: "game_answers",
    area: "administration",
    people: { person: { isAbout: by("answered_by"), columns: { identity: "answered_by", trace: "answered_at" } } },
    plain: "build refused_at refusal",
  },
  {
    name: "identity_providers",
    area: "administration",
    people: {},
    nobody: { identity: "tried_claims" },
    plain:
      "organization_id short_name issuer client_id client_auth secret public_key scopes state creates_accounts rules tried_at changed_at required_acr required_amr counts_as_factor",
  },
  {
    name: "subscriptions",
    area: "payments",
    people: {
      person: {
        isAbout: by("user_id"),
        columns: {
          identity: "user_id stripe_customer_id stripe_subscription_id told_email",
          record: "status current_period_end grace_until ends_at last_call_at price receipted_invoice updated_at",
        },
      },
    },
    plain: "id version",
  },
  {
    name: "purchases",
    area: "payments",
    people: {
      person: {
        isAbout: ({ id, username, email }) => sql`(t.user_id = ${id}
          or (t.username_key = ${nameKey(username)} and t.email_key = ${nameKey(email)}))`,
        columns: {
          identity: "username_key email_key registration user_id customer_id subscription_id",
          record: "state refusal charged created_at updated_at",
          secret: "attempt_key payment_method_id checkout_id",
        },
      },
    },
    plain: "id",
    exported: { registration: () => sql`t.registration - 'passwordHash'` },
  },
  {
    name: "sandboxes",
    area: "content",
    people: {
      owner: {
        isAbout: by("owner_id"),
        columns: {
          identity: "owner_id",
          record: "title content",
          trace: "time_created last_modified last_accessed access_count",
        },
      },
    },
    plain: "id",
  },
  {
    name: "missions",
    area: "content",
    people: {
      author: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "title document version reference created_at changed_at" },
      },
    },
    plain: "id class_session_id copied_from",
  },
  {
    name: "mission_flights",
    area: "learning",
    people: {
      player: {
        isAbout: by("user_id"),
        columns: { identity: "user_id", record: "version seed flights best flown_at" },
      },
    },
    plain: "mission_id",
  },
  {
    name: "curriculum_drafts",
    area: "content",
    people: { owner: { isAbout: by("owner_id"), columns: { identity: "owner_id", record: "document" } } },
    plain: "id created_at",
  },
  {
    name: "curriculum_versions",
    area: "content",
    people: { author: { isAbout: byName("published_by"), columns: { identity: "published_by" } } },
    plain: "curriculum_id version changes published_at is_bundled document",
    // Public content, not the person's.
    exported: { document: () => sql`null`, changes: () => sql`null` },
  },
  {
    name: "lesson_drafts",
    area: "content",
    people: { author: { isAbout: byName("saved_by"), columns: { identity: "saved_by" } } },
    plain: "id curriculum_id campaign_key key entry revision created_at saved_at",
  },
];

/** Tables that hold nothing personal, with their columns. */
export const impersonalTables: Record<string, string> = {
  organizations:
    "id name name_key created_at is_paid user_limit curriculum_id claims allows_messages allows_rosters default_language factors_required allows_passkeys_alone idle_minutes absolute_minutes staff_idle_minutes staff_absolute_minutes erased_attempts",
  sign_in_policy: "singleton idle_minutes absolute_minutes staff_idle_minutes staff_absolute_minutes",
  user_count_changes: "id users enabled",
  questions: "id scenario_id fingerprint text answers regraded_from",
  leaderboard_epoch: "singleton epoch cleared_at",
  weekly_missions: "id week curriculum_id scenario_id seed max_score",
  access_codes: "id code organization_id course_id created_at users_assigned",
  class_sessions:
    "id course_id name start_date end_date scheduled_start_date scheduled_end_date curriculum_id earlier_curricula regraded_scenarios",
  curricula: "id key title version",
  campaigns: "id curriculum_id key title type position locales",
  scenarios:
    "id curriculum_id campaign_id key title short_title type content_type position max_score max_questions_score grading retired objectives lesson sandbox locales",
  rubrics: "course_id scenario_id version criteria",
  scenario_editions: "id scenario_id version max_score max_questions_score questions lesson sandbox print",
  catalogue_questions: "scenario_id key position text points answers explanation pool tags retired",
  factor_policy: "singleton required_of_administrators allows_passkeys_alone",
  provisioned_groups: "id organization_id name name_key external_id course_id role created_at changed_at",
  owned_domains: "domain organization_id",
  used_sign_in_states: "state_hash expires_at",
  signing_keys: "id public_key private_key created_at replaced_at",
  banner_message: "singleton message start_date end_date",
  offered_game: "singleton build name offered_at",
  audit_outbox: "position entry_id",
  audit_stream: "singleton is_on claimed_until next_try_at failures last_error last_sent_at",
  setup_codes: "code_hash created_at",
  retention_rules: "id organization_id kind days chosen_at swept_at removed removing",
  webhook_endpoints:
    "id organization_id address events secret rotated_at former_secret former_until is_on failing_since switched_off_at created_at",
};

const split = (names = "") => names.split(" ").filter(Boolean);

/** The columns of each level. */
export const columnsOf = (columns: Columns): { column: string; level: Level }[] =>
  levels.flatMap((level) => split(columns[level]).map((column) => ({ column, level })));

export const plainColumnsOf = ({ plain }: PersonalTable): string[] => split(plain);

export const orderOf = ({ order }: PersonalTable): string[] => split(order);
