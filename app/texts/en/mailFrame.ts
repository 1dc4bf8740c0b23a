/** Around every mail. */
export const mailFrame = {
  questions: ({ supportEmail }: { supportEmail: string }) => `Questions? Write to ${supportEmail}.`,
};
