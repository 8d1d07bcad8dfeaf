/** Every address without a route: root.tsx renders the error page. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
