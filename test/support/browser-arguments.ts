/**
 * The package's own arguments are for a function that opens one page and ends: one process, without the rules that hold between
 * sites. Here the browser is as its users have it, but for the sandbox, which root cannot have, and graphics by the processor: WebGL
 * through SwiftShader, everything else without a detour through it, which took more time than what it drew.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]
