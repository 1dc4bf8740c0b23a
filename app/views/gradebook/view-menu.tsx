import { AdjustmentsHorizontalIcon } from "@heroicons/react/16/solid";
import { Form } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { shortIdOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { useQueryNavigation, useQuery } from "~/ui/query-navigation";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { innerMarkup, markup, memoizeMarkup } from "~/ui/markup";
import { toolbarButtonClasses } from "./toolbar-button-classes";
import { densities, type Density } from "./view-settings";

type ViewMenuProps = { columns: ClassColumn[]; density: Density };

/** Row height and hidden columns. A form, with "Apply" for pages without JavaScript. */
export function ViewMenu({ columns, density }: ViewMenuProps) {
  const id = `view${useId().replaceAll(":", "-")}`;
  const search = useQuery();
  const navigateToQuery = useQueryNavigation();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const hidden = search.getAll("hide");
  // Rendered once; afterwards the browser holds the checked state.
  const [choices] = useState(() =>
    density === "regular" && hidden.length === 0 ? defaultChoices(columns) : writeChoices(columns, density, hidden),
  );
  const checkedValues = [density, ...hidden].join(" ");
  useEffect(() => {
    const checkedSet = new Set(checkedValues.split(" "));
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? [])
      input.checked = checkedSet.has(input.value);
  }, [checkedValues]);
  const applyChoices = () => {
    const params = new URLSearchParams([...search].filter(([name]) => !fieldNames.includes(name)));
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (fieldNames.includes(name) && typeof value === "string") params.append(name, value);
    navigateToQuery(`?${params}`);
  };
  // React 18 has no types for these attributes, but renders them.
  const [popoverButtonProps, popoverProps] = [{ popovertarget: id }, { popover: "auto" }];
  return (
    <>
      <button type="button" {...popoverButtonProps} className={`${toolbarButtonClasses} px-3`}>
        <AdjustmentsHorizontalIcon className="size-4" aria-hidden />
        {texts.gradebook.view}
        {hidden.length > 0 && (
          <span className="text-sm text-muted tabular-nums">{texts.gradebook.hidden({ columns: hidden.length })}</span>
        )}
      </button>
      <div id={id} {...popoverProps} className="row-menu rounded-md border border-line bg-raised text-ink shadow-float">
        <Form ref={form} method="get" onInput={applyChoices} noValidate className="view-menu grid gap-3 p-4">
          {[...search]
            .filter(([name]) => !fieldNames.includes(name))
            .map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
          <div {...innerMarkup(choices)} className="grid gap-3" />
          {!hydrated && (
            <noscript>
              <Button type="submit">{texts.gradebook.apply}</Button>
            </noscript>
          )}
        </Form>
      </div>
    </>
  );
}

const fieldNames = ["density", "hide"];

/** The default, cached so that a server renders it once per class. */
const defaultChoices = memoizeMarkup((columns: ClassColumn[]) => writeChoices(columns, "regular", []));

function writeChoices(columns: ClassColumn[], density: Density, hidden: string[]) {
  const densityRadios = densities.map((name) =>
    writeChoice("radio", "density", name, texts.gradebook.densityName({ density: name }), name === density),
  );
  const campaignFieldsets = campaignsOf(columns).map(({ id, title }) => {
    const checkboxes = columns
      .filter(({ campaignId }) => campaignId === id)
      .map(({ scenarioId, scenarioShortTitle }) => {
        const shortId = shortIdOf(scenarioId);
        return writeChoice("checkbox", "hide", shortId, scenarioShortTitle, hidden.includes(shortId));
      });
    return markup`<fieldset><legend>${texts.gradebook.hideIn({ campaign: title })}</legend>${checkboxes}</fieldset>`;
  });
  return markup`<fieldset><legend>${texts.gradebook.rows}</legend>${densityRadios}</fieldset>${campaignFieldsets}`;
}

function writeChoice(type: string, name: string, value: string, label: string, isChecked: boolean) {
  const checked = isChecked ? markup` checked` : "";
  return markup`<label><input type="${type}" name="${name}" value="${value}"${checked}><bdi>${label}</bdi></label>`;
}
