export type Parts<Node> = (string | Node)[]
