/** In cm³, rounded to hide floating-point errors. Undefined until all three dimensions are known. */
export function volumeOf(height: unknown, width: unknown, depth: unknown): number | undefined {
  const known = typeof height === 'number' && typeof width === 'number' && typeof depth === 'number'
  return known ? Math.round(height * width * depth * 1000) / 1000 : undefined
}
