import type { Head } from '../svg.ts';

export type Direction = 'TB' | 'BT' | 'LR' | 'RL';

export type Axis = 'x' | 'y';

export type Shape =
  | 'rect'
  | 'round'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'doubleCircle'
  | 'flag'
  /** A decision. */
  | 'diamond'
  | 'hexagon'
  | 'slanted'
  /** Where the states of a state diagram begin and end. */
  | 'start'
  | 'end'
  /** Where ways part or join. */
  | 'bar'
  | 'note';

export interface FlowNode {
  readonly id: string;
  text: string;
  shape: Shape;
  /** Id of the subgraph that contains it. */
  parent: string | undefined;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly line: 'solid' | 'dotted' | 'thick' | 'none';
  readonly startHead: Head | undefined;
  readonly endHead: Head | undefined;
  /** Least number of ranks that it spans: `--->` is longer than `-->`. */
  readonly length: number;
  /** Ids of the groups at whose frames it is drawn to begin and end, rather than at the nodes in them. */
  readonly leaves?: string;
  readonly enters?: string;
}

export interface FlowGroup {
  readonly id: string;
  readonly title: string;
  readonly parent: string | undefined;
}

export interface Flowchart {
  readonly direction: Direction;
  readonly nodes: ReadonlyMap<string, FlowNode>;
  readonly groups: ReadonlyMap<string, FlowGroup>;
  readonly edges: readonly FlowEdge[];
}
