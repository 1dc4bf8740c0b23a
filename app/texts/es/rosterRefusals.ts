import { number, plural } from "../format";
import type { rosterRefusals as english } from "../en/rosterRefusals";
import type { Translation } from "../translation";

export const rosterRefusals: Translation<typeof english> = {
  courseRequired: "Elija uno de sus cursos.",
  notAllowed:
    "Los docentes de su organización no pueden importar listas. Pida a la administración que la importe, o que permita a los docentes importar listas.",
  empty: "El archivo está vacío.",
  tooLarge: "El archivo debe tener 2 MB como máximo.",
  workbook: "Esto es un libro de hojas de cálculo. Guárdelo como CSV en su programa y elija ese archivo.",
  noPeople: "No hay nadie en el archivo.",
  headUnreadable: ({ problem }) => `La primera fila debe nombrar las columnas. ${problem}`,
  headMissing: ({ column, columns }) =>
    `La primera fila debe nombrar las columnas; falta «${column}». Columnas: ${columns.join(", ")}.`,
  tooManyColumns: ({ columns }) =>
    plural(columns, {
      one: "La primera fila tiene # columna. Una lista tiene menos: compruebe que ha elegido el archivo correcto.",
      other: "La primera fila tiene # columnas. Una lista tiene menos: compruebe que ha elegido el archivo correcto.",
    }),
  tooManyRows: ({ rows, max }) =>
    `El archivo tiene ${plural(rows, { one: "# fila", other: "# filas" })}; se pueden importar ${number(max)} como máximo cada vez. Divídalo en archivos más pequeños.`,
  columnTwice: ({ column }) => `Elija una sola columna para «${column}».`,
  columnMissing: ({ column }) => `Elija la columna que corresponde a «${column}».`,
  columnsNamed: "Las columnas de este archivo ya están identificadas. Vuelva a cargar la página para continuar.",
  nameColumnsFirst: "Indique primero qué contienen las columnas de este archivo.",
  confirmAdmins: ({ names }) =>
    `Confirme por su nombre cada nueva cuenta de administración del sistema, o quite la fila del archivo. Faltan: ${names}.`,
  importedAlready: "Este archivo ya se ha importado.",
  takenBack: "Esta importación se ha deshecho.",
  takenBackAlready: "Esta importación ya se ha deshecho.",
  importRunning: "Este archivo ya se está importando.",
  running: "Esta importación está en curso. Espere a que termine.",
  nothingImported: "Esta importación todavía no ha cambiado nada.",
};
