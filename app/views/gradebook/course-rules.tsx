import { createContext, useContext } from "react";
import { usualRules, type GradingRules } from "~/domain/grades/rules";

const CourseRulesContext = createContext<GradingRules>(usualRules);

/** The rules by which a page shows letters and totals; outside it, those of a course without rules. */
export const CourseRules = CourseRulesContext.Provider;
export const useCourseRules = () => useContext(CourseRulesContext);
