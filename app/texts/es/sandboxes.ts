import { plural } from "../format";
import { rich } from "../rich";
import type { sandboxes as english } from "../en/sandboxes";
import type { Translation } from "../translation";

export const sandboxes: Translation<typeof english> = {
  deleteSandbox: "¿Eliminar sandbox?",
  sandboxDeleted: "Sandbox eliminado.",
  pageTitle: "Sandboxes",
  searchLabel: "Buscar sandboxes",
  openGame: "Abrir el juego",
  useLabel: "Uso",
  sortBy: "Ordenar por",
  descending: ", descendente",
  ascending: ", ascendente",
  usedOnce: "Usado una vez",
  deleteQuestion: ({ title }) =>
    `Esta acción no se puede deshacer. ¿Seguro que quiere eliminar «${title}» para todos los usuarios?`,
  noOwner: "Sin titular",
  noSandboxes: "No hay sandboxes",
  nothingFound: "Ningún sandbox coincide con la búsqueda.",
  noSandboxesHint: "Aquí aparecen los sandboxes que los usuarios guardan en el juego.",
  downloadHint: "Descargar en un formato compatible con la versión de escritorio.",
  listFailed: "No se pudieron obtener los sandboxes",
  deleteFailed: "No se pudo eliminar el sandbox",
  downloadFailed: "No se pudo descargar el sandbox",
  created: ({ time }) => `Creado el ${time}`,
  modified: ({ time }) => `Modificado el ${time}`,
  accessed: ({ time }) => `Abierto el ${time}`,
  accessCount: ({ count }) => plural(count, { one: "Abierto # vez", other: "Abierto # veces" }),
  downloadSandbox: ({ title }) => rich`Descargar${title}`,
  deleteNamed: ({ title }) => rich`Eliminar${title}`,
  sortByAccess: "Último acceso",
  owner: "Titular",
  sortByCreation: "Creación",
  sortByModification: "Modificación",
  sortByCount: "Veces abierto",
  fileName: ({ title, id }) => `${title} ${id}.json`,
};
