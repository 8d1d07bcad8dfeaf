/** Something the operator can put right. The message is one plain sentence. */
export class CannotStart extends Error {}
