import { randomUUID } from "node:crypto";
import { ApiClient } from "../support/api-client";
import { clientOf } from "./api";
import { demoPassword } from "./test";

/** An organization with a class of its own, whose curriculum has nothing but these scenarios. */
export async function addStudio(url: string, scenarios: object[], { type = "Learn", students = 1 } = {}) {
  const key = `studio-${randomUUID().slice(0, 8)}`;
  const admin = await clientOf(url, "sysadmin");
  const campaigns = [{ key: "design", title: "Design", type, scenarios }];
  await admin.put(`/curricula/${key}`, { key, title: key, version: 1, campaigns });
  await admin.post(`/organizations/${key}`, {});
  const { body: organizations } = await admin.get<{ id: string; name: string }[]>(`/organizations?q=${key}`);
  const organization = organizations.find((one) => one.name === key)!;
  await admin.put(`/organizations/${organization.id}/curriculum/${key}`, {});
  const { body: access } = await admin.post<{ code: string }>("/users/accessCodes", {});
  await admin.put(`/organizations/accessCodes/${access.code}/${organization.id}`, {});
  const instructor = await register(url, `${key}-i`, access.code);
  await admin.put(`/users/${instructor}/role/Instructor`, {});
  const { body: course } = await admin.post<{ id: string; password: string }>("/groups", {
    ...{ name: key, ownerId: instructor, caption: "", memberIds: [] },
  });
  const { body: session } = await admin.put<{ id: string }>(`/groups/${course.id}/activesession`, {});
  const names = Array.from({ length: students }, (_, at) => (at === 0 ? `${key}-s` : `${key}-s${at + 1}`));
  for (const name of names) await register(url, name, course.password);
  return { key, instructor: `${key}-i`, students: names, sessionId: session.id };
}

async function register(url: string, userName: string, accessCode: string): Promise<string> {
  const { body } = await new ApiClient(url).post<{ userId: string }>("/users/registrationCode", {
    ...{ userName, password: demoPassword, email: `${userName}@students.example`, accessCode, isFreeUser: false },
    ...{ firstName: "", lastName: "", rankTitle: "", nationality: "" },
  });
  return body.userId;
}
