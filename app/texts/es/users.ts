import { number, plural } from "../format";
import { rich } from "../rich";
import type { users as english } from "../en/users";
import type { Translation } from "../translation";

export const users: Translation<typeof english> = {
  notFound: "No se encontró el usuario.",
  chooseRole: "Elija un rol.",
  chooseOrganization: "Elija una organización.",
  enabledChanged: ({ username, enabled }) =>
    enabled ? `Se ha habilitado a ${username}.` : `Se ha deshabilitado a ${username}.`,
  undoable: ({ changes }) => rich`Cambios recientes que puede deshacer: ${changes}`,
  addedBy: ({ people, fileName }) =>
    plural(people, { one: `# usuario importado de ${fileName}`, other: `# usuarios importados de ${fileName}` }),
  noUsers: "No hay usuarios",
  noMatch: "Use menos filtros, o busque al menos tres letras de un nombre de usuario, correo o nombre.",
  noUsersHint: "Añada un usuario, importe una lista o comparta un código de acceso.",
  noLimit: "Sin límite",
  stateOf: ({ state }) =>
    ({
      any: "Todos los estados",
      enabled: "Habilitado",
      disabled: "Deshabilitado",
      resetPending: "Restablecimiento pendiente",
      invited: "Invitado",
    })[state],
  roleChanged: ({ username, role }) => `${username} tiene ahora el rol ${role}.`,
  moved: ({ username }) => `Se ha cambiado la organización de ${username}.`,
  deleted: ({ username }) => `Se ha eliminado a ${username}.`,
  tooManyMatches: ({ max }) =>
    `Coinciden más de ${number(max)} usuarios, y solo se muestran ${number(max)}. Acote la búsqueda para ver los demás.`,
  onlyOfOrganization: ({ name, link }) => rich`Solo usuarios de ${name} · ${link("Mostrar todas las organizaciones")}`,
  addUser: "Añadir usuario",
  search: "Buscar usuarios",
  importRoster: "Importar lista",
  selectPage: "Seleccionar todo en esta página",
  selectedActions: "Acciones para los usuarios seleccionados",
  narrowToSelectAll: ({ max }) =>
    `Para seleccionar todos los usuarios coincidentes, acote la lista a ${number(max)} o menos.`,
  selectMatches: ({ total }) =>
    plural(total, {
      one: "Seleccionar # usuario coincidente",
      other: "Seleccionar los # usuarios coincidentes",
    }),
  allSelected: ({ total }) =>
    plural(total, {
      one: "# usuario coincidente seleccionado",
      other: "Los # usuarios coincidentes seleccionados",
    }),
  clearSelection: "Borrar selección",
  selectedCount: ({ count }) => plural(count, { one: "# usuario seleccionado", other: "# usuarios seleccionados" }),
  selectUser: ({ username }) => `Seleccionar ${username}`,
  selectFirst: "Seleccione usuarios primero.",
  actionOnSelected: ({ verb }) => `${verb}…`,
  activeUsers: "Usuarios activos",
  userLimit: "Límite de usuarios",
  admins: "Administración",
  roleTitle: ({ username }) => `Cambiar el rol de ${username}`,
  changeRole: "Cambiar rol",
  roleHint: "El cambio tiene efecto inmediato.",
  organizationTitle: ({ username }) => `Cambiar la organización de ${username}`,
  changeOrganization: "Cambiar organización",
  organizationHint: "El usuario sale de todos los cursos de la organización actual. Las puntuaciones se conservan.",
  replaceCode: ({ email }) =>
    email
      ? rich`Este usuario ya tiene un código de un solo uso. Un código nuevo lo sustituye, y lo enviaremos por correo a ${email}.`
      : "Este usuario ya tiene un código de un solo uso. Un código nuevo lo sustituye.",
  resetWarning: ({ email }) =>
    email
      ? rich`Se cierra la sesión del usuario en todas partes. Para volver a iniciar sesión, debe establecer una contraseña nueva con un código de un solo uso. Verá el código aquí, y lo enviaremos por correo a ${email}.`
      : "Se cierra la sesión del usuario en todas partes. Para volver a iniciar sesión, debe establecer una contraseña nueva con un código de un solo uso, que verá aquí.",
  resetCodeUse: ({ email }) =>
    email
      ? rich`Entregue este código al usuario, a quien se le pedirá en el próximo inicio de sesión. También lo estamos enviando por correo a ${email}.`
      : "Entregue este código al usuario, a quien se le pedirá en el próximo inicio de sesión.",
  voidPassword: "No aceptar más la contraseña anterior",
  voidPasswordHint: ({ sendsMail }) =>
    sendsMail
      ? "Solo funcionará el código o el enlace enviado por correo. Si no, el usuario puede escribir la contraseña anterior en lugar del código."
      : "Solo funcionará el código. Si no, el usuario puede escribir la contraseña anterior en lugar del código.",
  deleteTitle: ({ username }) => `¿Eliminar a ${username}?`,
  deleteWarning: ({ name, email, counts, days }) => {
    const deleted = counts
      ? `su pertenencia a ${plural(counts.courses, { one: "# curso", other: "# cursos" })} y ${plural(counts.scores, { one: "# puntuación", other: "# puntuaciones" })}`
      : "su pertenencia a todos los cursos y todas las puntuaciones";
    return name
      ? rich`Se elimina la cuenta de ${name} (${email}) con ${deleted}. Para conservar las puntuaciones, deshabilite al usuario. Puede restaurarlo desde Eliminados recientemente durante ${days} días.`
      : rich`Se elimina la cuenta de este usuario (${email}) con ${deleted}. Para conservar las puntuaciones, deshabilite al usuario. Puede restaurarlo desde Eliminados recientemente durante ${days} días.`;
  },
  resetTitle: ({ username }) => `¿Restablecer la contraseña de ${username}?`,
  newCode: "Crear código nuevo",
  resetPassword: "Restablecer contraseña",
  resetCodeTitle: ({ username }) => `Código de restablecimiento de ${username}`,
  copyResetCode: "Copiar código de restablecimiento",
  resetCodeHint: ({ date }) => `El código solo se muestra ahora. Sirve una vez, hasta el ${date}.`,
  done: "Listo",
  usersShown: "Filtrar usuarios",
  filterByRole: "Filtrar por rol",
  allRoles: "Todos los roles",
  filterByState: "Filtrar por estado",
  showAll: "Mostrar todo",
  filterByOrganization: "Filtrar por organización",
  allOrganizations: "Todas las organizaciones",
  noOrganization: "Sin organización",
  enabled: "Habilitado",
  never: "Nunca",
  changeRoleLink: ({ username }) => `, cambiar el rol de ${username}`,
  changeOrganizationLink: ({ username }) => `, cambiar la organización de ${username}`,
  isEnabled: ({ username }) => `${username} está habilitado`,
  pendingHint:
    "Este usuario tiene que establecer una contraseña nueva. Haga clic para crear un nuevo código de un solo uso.",
  pendingLink: ({ hidden, username }) =>
    rich`CONTRASEÑA PENDIENTE${hidden(` para ${username}, crear un código nuevo`)}`,
  resetLink: ({ hidden, username }) => rich`Restablecer contraseña${hidden(` de ${username}`)}`,
  moreFor: ({ username }) => `Más acciones para ${username}`,
  deleteLink: ({ hidden, username }) => rich`Eliminar${hidden(` ${username}`)}`,
};
