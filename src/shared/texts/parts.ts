/** A sentence with elements in it, in the order of its language. */
export type Parts<Node> = (string | Node)[]
