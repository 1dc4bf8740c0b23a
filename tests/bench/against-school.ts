// Creates a school on a new database with the code of this file's checkout: `--against` copies it there. Prints the
// database's URL and an instructor's cookie as JSON.
import { newDatabase } from "./databases";
import { addClass, instructor } from "./school";
import { signedInCookie } from "./visitor";

const [serverUrl = "", students = "500"] = process.argv.slice(2);
const bench = await newDatabase(serverUrl, "against", (database) =>
  addClass(database, 1, { students: Number(students), scenarios: 40, attempts: 5 }),
);
const cookie = await signedInCookie(bench.database, instructor);
await bench.close();
console.log(JSON.stringify({ url: bench.url, cookie }));
