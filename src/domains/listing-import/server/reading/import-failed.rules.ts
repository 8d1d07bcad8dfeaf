/** Ends a run; the message is for the seller. */
export class ImportFailed extends Error {}
