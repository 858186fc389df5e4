export * from './charts.ts';
export * from './controls.ts';
export * from './dimensions.ts';
export * from './flows.ts';
export * from './frames.ts';
export * from './layout.ts';
export { mustFit } from './measure.ts';
export { arrow, badge, circle, clipped, cross, line, oval, rect, shape, tick, touch, turned, words } from './svg.ts';
export * from './text.ts';
