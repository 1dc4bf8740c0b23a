import type { ReactNode } from "react";
import type { RowPage } from "~/domain/list-query";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/load-error";
import { PageHeader } from "~/ui/page-header";
import type { ListPage } from "./list-page.server";

type ListBodyProps<List> = {
  page: ListPage<List>;
  /** Whether filters besides the search hide rows. */
  isFiltered?: boolean;
  /** Texts for an empty list: `noMatches` if a search or filter hides all entries, otherwise `noEntries`. */
  empty: { title: string; noMatches: string; noEntries: string };
  /** Next step for an empty list, such as a button that creates the first entry. */
  nextStep?: ReactNode;
  children: (list: List) => ReactNode;
};

type ListViewProps<List> = ListBodyProps<List> & {
  title: string;
  subtitle?: ReactNode;
  searchLabel: string;
  /** Left and right of the search. */
  stats?: ReactNode;
  actions?: ReactNode;
  /** Between heading and list; hidden if there is nothing to filter. */
  filters?: ReactNode;
};

/** A list page: heading, search, buttons and the list. */
export function ListView<List extends RowPage<unknown>>(props: ListViewProps<List>) {
  const { title, subtitle, searchLabel, stats, actions, filters, page, isFiltered } = props;
  // `nextStep` repeats a button of the heading, so show only one of them.
  const hasRows = page.q !== "" || isFiltered || (page.list?.total ?? 0) > 0;
  return (
    <>
      <PageHeader title={title} count={page.list?.total} subtitle={subtitle}>
        {stats}
        {hasRows && <SearchForm label={searchLabel} />}
        {(hasRows || page.readFailure || !props.nextStep) && actions}
      </PageHeader>
      {hasRows && filters}
      <ListBody {...props} />
    </>
  );
}

/** The rows with their pager, or why there are none. */
export function ListBody<List extends RowPage<unknown>>({
  page,
  isFiltered,
  empty,
  nextStep,
  children,
}: ListBodyProps<List>) {
  const { list, readFailure: notRead, q } = page;
  const isSearched = q !== "" || isFiltered;
  if (notRead) return <LoadError failure={notRead} />;
  if (!list) return null;
  return (
    <>
      {list.rows.length === 0 ? (
        <EmptyState title={empty.title} action={!isSearched && nextStep}>
          {isSearched ? empty.noMatches : empty.noEntries}
        </EmptyState>
      ) : (
        children(list)
      )}
      <Pager page={page.page} pageSize={page.pageSize} total={list.total} />
    </>
  );
}
