export declare function collectFurther(features: readonly string[], shares: Float32Array): string[];
