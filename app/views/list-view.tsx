import type { ReactNode } from "react";
import type { RowPage } from "~/domain/list-query";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/load-error";
import { PageHeader } from "~/ui/page-header";
import type { ListPage } from "./list-page.server";

type ListBodyProps<List> = {
  page: ListPage<List>;
  /** Whether filters beside the search leave something out. */
  isNarrowed?: boolean;
  /** Said when nothing is listed: `found` when a search found nothing, else `none`. */
  empty: { title: string; found: string; none: string };
  /** What leads on from an empty list, such as the button that adds the first. */
  nextStep?: ReactNode;
  children: (list: List) => ReactNode;
};

type ListViewProps<List> = ListBodyProps<List> & {
  title: string;
  subtitle?: ReactNode;
  searchLabel: string;
  /** At the left and at the right of the search. */
  stats?: ReactNode;
  actions?: ReactNode;
  /** Between the heading and the list; nothing to narrow, and they are not shown. */
  filters?: ReactNode;
};

/** A page that is a list: its heading with search and buttons, and the list. */
export function ListView<List extends RowPage<unknown>>(props: ListViewProps<List>) {
  const { title, subtitle, searchLabel, stats, actions, filters, page, isNarrowed } = props;
  // The step that an empty list offers is one of the heading's own buttons: it stands once.
  const isThereAny = page.q !== "" || isNarrowed || (page.list?.total ?? 0) > 0;
  return (
    <>
      <PageHeader title={title} count={page.list?.total} subtitle={subtitle}>
        {stats}
        {isThereAny && <SearchForm label={searchLabel} />}
        {(isThereAny || page.notRead || !props.nextStep) && actions}
      </PageHeader>
      {isThereAny && filters}
      <ListBody {...props} />
    </>
  );
}

/** The list itself, or why there is none, with its pages. */
export function ListBody<List extends RowPage<unknown>>({
  page,
  isNarrowed,
  empty,
  nextStep,
  children,
}: ListBodyProps<List>) {
  const { list, notRead, q } = page;
  const isSearched = q !== "" || isNarrowed;
  if (notRead) return <LoadError what={notRead} />;
  if (!list) return null;
  return (
    <>
      {list.rows.length === 0 ? (
        <EmptyState title={empty.title} action={!isSearched && nextStep}>
          {isSearched ? empty.found : empty.none}
        </EmptyState>
      ) : (
        children(list)
      )}
      <Pager page={page.page} pageSize={page.pageSize} total={list.total} />
    </>
  );
}
