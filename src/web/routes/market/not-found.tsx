/** Every address that no other route knows: the boundary in root.tsx draws the page. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
