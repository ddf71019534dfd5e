/** cm³, without the tail of floating-point arithmetic; undefined until all three are known (G-64). */
export function volumeOf(height: unknown, width: unknown, depth: unknown): number | undefined {
  const known = typeof height === 'number' && typeof width === 'number' && typeof depth === 'number'
  return known ? Math.round(height * width * depth * 1000) / 1000 : undefined
}
