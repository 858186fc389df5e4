export * from './charts.ts';
export * from './controls.ts';
export * from './flows.ts';
export * from './frames.ts';
export * from './layout.ts';
export { arrow, badge, circle, cross, line, rect, shape, tick, touch, words } from './svg.ts';
export * from './text.ts';
