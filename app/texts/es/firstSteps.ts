import type { firstSteps as english } from "../en/firstSteps";
import type { Translation } from "../translation";

export const firstSteps: Translation<typeof english> = {
  allDone: "Todo listo para su primera clase.",
  subtitle: "Complete estos pasos para iniciar su primera clase.",
  done: "Hecho",
  noMailHint:
    "En su lugar, los correos se guardan en la carpeta «outbox» de los datos del servidor. Configure SMTP_URL antes de invitar a nadie, o entregue los códigos de un solo uso que se muestran al añadir a cada persona.",
  welcome: "Le damos la bienvenida al panel de administración",
  nothingSelected: "Elija por dónde empezar",
  openFirstSteps: "Ver los primeros pasos",
  chooseInSidebar: "Haga clic en uno de los botones de la barra lateral izquierda para empezar.",
  chooseInMenu: "Abra el menú de arriba y elija una sección para empezar.",
  pageTitle: "Primeros pasos",
  organizationStep: "Crear una organización",
  organizationStepHint:
    "Las personas, los cursos y los códigos de acceso pertenecen a una organización. Su plan de estudios es lo que juegan los estudiantes.",
  createOrganization: "Crear organización",
  instructorStep: "Añadir docentes",
  instructorStepHint:
    "Añada a todas las personas que enseñan, con el rol Instructor. Establecen su contraseña con un enlace o con un código de un solo uso.",
  addInstructor: "Añadir docente",
  courseStepHint: "Un curso tiene un docente, miembros y un código de acceso.",
  createCourse: "Crear curso",
  studentStep: "Añadir estudiantes",
  studentStepHint:
    "Importe una lista en el curso o comparta su código de acceso. Quien se registre con el código se une al curso.",
  studentStepHintWithoutCourse:
    "Importe una lista. Cuando tenga un curso, también podrá compartir su código de acceso.",
  importRoster: "Importar lista",
  classStepHint: "Inicie ahora una clase del curso o prográmela. Los resultados aparecen en su libro de notas.",
  startClass: "Iniciar clase",
  courseStep: "Crear un curso",
  classStep: "Iniciar una clase",
};
