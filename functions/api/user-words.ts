type UserRow = {
  lastJoinedClassSessionId: string | null;
  lastJoinedCourseName: string | null;
  lastSelectedCourseId: string | null;
};

/** A user in the terms of the REST paths. */
export const asUser = <Row extends UserRow>({
  lastJoinedClassSessionId,
  lastJoinedCourseName,
  lastSelectedCourseId,
  ...user
}: Row) => ({
  ...user,
  lastJoinedSessionID: lastJoinedClassSessionId,
  lastJoinedGroupName: lastJoinedCourseName,
  lastGroupSelectionId: lastSelectedCourseId,
});
