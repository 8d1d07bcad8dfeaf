/** Ends a run; the message is for the dealer. */
export class RunFailed extends Error {}
