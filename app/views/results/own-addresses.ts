import { createContext, useContext } from "react";
import { ownAttemptAddressOf } from "~/domain/gradebook/gradebook-addresses";

type OwnAddresses = {
  /** An instructor sees the page as a student does, and changes nothing. */
  isViewed: boolean;
  attemptAddressOf: (attemptId: string) => string;
};

const Addresses = createContext<OwnAddresses>({ isViewed: false, attemptAddressOf: ownAttemptAddressOf });

/** Where pages of a student's own results lead. */
export const OwnAddresses = Addresses.Provider;

export const useOwnAddress = () => useContext(Addresses);
