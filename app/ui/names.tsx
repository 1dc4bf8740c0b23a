import { Fragment } from "react";

/** Names beside each other, in the order of the page, each in the direction of its own letters. */
export const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name, place) => (
    <Fragment key={place}>
      {place > 0 && " · "}
      <bdi>{name}</bdi>
    </Fragment>
  ));
