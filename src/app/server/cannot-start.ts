/** A problem that the operator can fix. The message is one plain sentence. */
export class CannotStart extends Error {}
